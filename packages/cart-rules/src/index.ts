export type * from './types.ts';
export { ccFromWire, ccToWire } from './case-credit.ts';
export { readCouponCode, showCouponCode } from './coupon-code.ts';
export { deliveryOptions } from './delivery.ts';
export { discountFor, memberPrice, standardLevelDiscounts } from './discount.ts';
export { chooseGift, earnedCoupon, refundAfterCoupon } from './gifts.ts';
export { paymentOptions } from './payment.ts';
export { capQuantity, judgeQuantity, mostAllowed } from './quantity.ts';
export { reviewCart } from './review-cart.ts';
