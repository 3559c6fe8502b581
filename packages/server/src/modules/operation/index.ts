export { readMode, writeMode } from './keep-mode.ts';
export { answerMaintenance, isClosed } from './answer-maintenance.ts';
export { modeOf, shopModes, type ModeSet, type ShopMode } from './shop-mode.ts';
export { watchMode, type ReadMode } from './watch-mode.ts';
