export { addedFacts, type AddedFact } from './reading/added-facts.ts';
export { addressLine } from './reading/address-line.ts';
export { deliveryName, paymentWords } from './names.ts';
export {
  acceptOrder,
  operatedStates,
  operateOrder,
  refundOrder,
  returnOrder,
  type OperatedState,
  type OperateResult,
} from './states/operate-order.ts';
export { boughtStates, createHasBought } from './reading/has-bought.ts';
export { makeOrderCode } from './order-code.ts';
export type { OrderRow } from './order-row.ts';
export { partsDue, type PartDue } from './reading/parts-due.ts';
export { purgeDrafts } from './drafts/purge-drafts.ts';
export { readAnyOrder, type ShownLine, type ShownOrder } from './reading/read-repository.ts';
export { endRefunded, moneyOf, openPayments, type RefundResult } from './returns/refund.ts';
export { releaseHolds } from './stock/release-holds.ts';
export { registerOrders } from './routes.ts';
export { rulesVersion } from './rules-version.ts';
export { settleOrder, type Settlement } from './states/settle-order.ts';
export { checkStates, countingStates, readStatus, stands, statuses } from './states/states.ts';
export { withOrder } from './states/with-order.ts';
