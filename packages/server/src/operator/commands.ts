import { accept } from './commands/accept.ts';
import { audit } from './commands/audit.ts';
import { backup, restoreCommand } from './commands/backup.ts';
import { block, unblock } from './commands/block.ts';
import { books } from './commands/books.ts';
import {
  exportCatalogueCommand,
  exportPricesCommand,
  exportStockCommand,
} from './commands/export-catalogue.ts';
import { exportMembers } from './commands/export-members.ts';
import { exportOrders } from './commands/export-orders.ts';
import { importCommand } from './commands/import-catalogue.ts';
import { importContentCommand } from './commands/import-content.ts';
import { importMembers } from './commands/import-members.ts';
import { importPricesCommand, importStockCommand } from './commands/import-partial.ts';
import { jobs, retryJobs } from './commands/jobs.ts';
import { migrate } from './commands/migrate.ts';
import { mode } from './commands/mode.ts';
import { order } from './commands/order.ts';
import { orders } from './commands/orders.ts';
import { refund } from './commands/refund.ts';
import { approveRegistration, receiveDocument, registrations } from './commands/registrations.ts';
import { approveRetailPage, refuseRetailPage, retailPages } from './commands/retail.ts';
import { answerReview, hideReview, reviews, showReview } from './commands/reviews.ts';
import { returnGoods } from './commands/return.ts';
import { settleRefundCommand } from './commands/settle-refund.ts';
import { closeTasks, tasks } from './commands/tasks.ts';
import type { Command } from './operator-context.ts';

/** Every command of the operator, as the help lists them. */
export const commands: readonly Command[] = [
  migrate,
  mode,
  importCommand,
  importPricesCommand,
  importStockCommand,
  importContentCommand,
  importMembers,
  order,
  orders,
  accept,
  returnGoods,
  refund,
  settleRefundCommand,
  books,
  tasks,
  closeTasks,
  registrations,
  approveRegistration,
  receiveDocument,
  retailPages,
  approveRetailPage,
  refuseRetailPage,
  reviews,
  showReview,
  hideReview,
  answerReview,
  exportCatalogueCommand,
  exportPricesCommand,
  exportStockCommand,
  exportOrders,
  exportMembers,
  block,
  unblock,
  jobs,
  retryJobs,
  audit,
  backup,
  restoreCommand,
];

/** The help: how commands are typed, and what each does. */
export const help = (about: readonly Command[] = commands): string =>
  [
    'pnpm shop COUNTRY COMMAND [--json] [--as NAME], or node dist/server/shop.js COMMAND where the shop is deployed',
    '',
    ...about.flatMap(({ name, usage, about: does }) => [`  ${`${name} ${usage}`.trim()}`, `      ${does}`]),
    '',
    'The database is DATABASE_URL, or the embedded one in DATA_DIR, for which the shop must be stopped. A command that changes something says which.',
    'Days and times are those of the country; --json tells moments in UTC.',
  ].join('\n');
