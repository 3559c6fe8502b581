export { advanceOrder } from './advance-order.ts';
export { limitsUsed, unusedLimits, type UsedLimits } from './limits-used.ts';
export { expireOrder } from './release-order.ts';
export { operatedStates, operateOrder, type OperatedState } from './operate-order.ts';
export { registerOrders } from './routes.ts';
export { checkStates } from './states.ts';
