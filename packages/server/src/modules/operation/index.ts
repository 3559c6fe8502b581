export { answerMaintenance, isClosed } from './answer-maintenance.ts';
export { readMode, writeMode } from './mode-repository.ts';
export { watchMode } from './watch-mode.ts';
