export { addedFacts, type AddedFact } from './added-facts.ts';
export { addressLine } from './address-line.ts';
export { deliveryName, paymentWords } from './names.ts';
export {
  acceptOrder,
  operatedStates,
  operateOrder,
  refundOrder,
  returnOrder,
  type OperatedState,
  type OperateResult,
} from './operate-order.ts';
export { boughtStates, createHasBought } from './has-bought.ts';
export { makeOrderCode } from './order-code.ts';
export type { OrderRow } from './order-row.ts';
export { partsDue, type PartDue } from './parts-due.ts';
export { purgeDrafts } from './purge-drafts.ts';
export { readAnyOrder, type ShownLine, type ShownOrder } from './read-repository.ts';
export { endRefunded, type RefundResult } from './refund.ts';
export { releaseHolds } from './release-holds.ts';
export { registerOrders } from './routes.ts';
export { rulesVersion } from './rules-version.ts';
export { settleOrder, type Settlement } from './settle-order.ts';
export { checkStates, countingStates, statuses } from './states.ts';
export { withOrder } from './with-order.ts';
