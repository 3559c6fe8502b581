export type * from './types.ts';
export { arrivalBy, standardDispatch, type Arrival, type IsoDay, type OrderTime } from './arrival.ts';
export { arrivalByKind, arrivalOf } from './arrival-of.ts';
export { ccFromWire, ccToWire } from './case-credit.ts';
export { readCouponCode, showCouponCode } from './coupon-code.ts';
export { deliveryOptions, freeDeliveryTo } from './delivery.ts';
export {
  discountedLines,
  discountedUnit,
  discountFor,
  memberPrice,
  retailFor,
  shopperPrice,
  standardLevelDiscounts,
  type Offer,
  type ShopperPrice,
} from './discount.ts';
export { chooseGift, earnedCoupon } from './gifts.ts';
export { joinCarts, type BroughtProduct, type JoinedProduct } from './join-carts.ts';
export {
  createItemJudge,
  judgeItems,
  type ItemBuyer,
  type ItemJudge,
  type ItemRefusal,
  type JudgedItem,
  type JudgedItems,
  type PutProducts,
  type WantedItem,
  type WantedProduct,
} from './judge-items.ts';
export { levels, type EarnedLevel, type Level } from './level-names.ts';
export {
  creditsOfTwo,
  isHigher,
  levelNeeds,
  levelReached,
  newMemberCredits,
  nextLevel,
  noCredits,
  standardLevelCc,
  type LevelRules,
  type MonthCredits,
  type NextLevel,
} from './levels.ts';
export { isPaidAhead, paymentKinds, type PaymentKind } from './payment-kind.ts';
export { paymentOptions } from './payment.ts';
export { capQuantity, judgeQuantity, judgeRoom, mostAllowed } from './quantity.ts';
export {
  judgeReturn,
  refundable,
  refundOf,
  unitsLeft,
  type RefundLine,
  type RefundOrder,
  type Units,
  type UnitsFault,
} from './refund.ts';
export { reviewCart } from './review-cart.ts';
export { goodsOf, payableOf } from './sums.ts';
