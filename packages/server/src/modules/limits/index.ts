export { limitsBeside, limitsUsed, unusedLimits, type UsedLimits } from './limits-used.ts';
