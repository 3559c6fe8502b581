export { answerMaintenance, isClosed } from './answer-maintenance.ts';
export { createReadWatched } from './read-watched.ts';
export { readMode, writeMode } from './mode-repository.ts';
export { watchShop } from './watch-shop.ts';
export { createReportAuditLog } from './report-audit-log.ts';
export { takeUnreported } from './audit-repository.ts';
