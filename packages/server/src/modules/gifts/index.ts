export { couponState, lastMoment } from './coupon-row.ts';
export { couponTerm } from './coupon-term.ts';
export {
  claimCoupon,
  couponSpent,
  freeCoupons,
  issueCoupon,
  takeBackCoupon,
  takeCouponAgain,
  type CouponClaim,
} from './coupons.ts';
export { giftLine } from './gift-line.ts';
export type { GiftProduct } from './gift-product-repository.ts';
export { readGiftProducts, withHeld } from './gift-products.ts';
export { registerGifts } from './routes.ts';
