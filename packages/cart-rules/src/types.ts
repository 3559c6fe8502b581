import type { Minor } from '@caravan/money';
import type { EarnedLevel, Level } from './level-names.ts';
import type { PaymentKind } from './payment-kind.ts';

/** Thousandths of a case credit (CC): 250 is `0.250` CC. */
export type MilliCc = number;

/** One purchase limit: at most `limit` units (null: no limit), of which `used` count already (LIM-1). */
export interface Limit {
  readonly limit: number | null;
  readonly used: number;
}

/** `once`: in one order; `daily`, `monthly`: in the member's orders since local midnight / the first of the month. */
export interface Limits {
  readonly once: Limit;
  readonly daily: Limit;
  readonly monthly: Limit;
}

/** What the rules must know of a product to judge a quantity. */
export interface Availability {
  readonly stock: number;
  readonly disabled: boolean;
  readonly limits: Limits;
}

/** Why a quantity is refused (LIM-2): which rule stopped it and how many can still be bought. */
export type QuantityRefusal =
  | { readonly code: 'min_quantity'; readonly available: number }
  | { readonly code: 'disabled'; readonly available: 0 }
  | { readonly code: 'out_of_stock'; readonly available: number }
  | {
      readonly code: 'once_limit' | 'daily_limit' | 'monthly_limit';
      readonly available: number;
      readonly limit: number;
    };

/** A cart has no room for another product; `most` products it may hold. */
export interface CartFull {
  readonly code: 'cart_full';
  readonly most: number;
}

/** One line of a cart as the rules see it. */
export interface RuleLine extends Availability {
  readonly code: string;
  readonly quantity: number;
  readonly unitPrice: Minor;
  readonly unitCc: MilliCc;
  /** Whether the level discount applies to this product (LIM-5). */
  readonly discountable: boolean;
  /** The unit price when the line was added; a difference is told to the buyer (CART-8). */
  readonly priceWhenAdded?: Minor | undefined;
  /** A gift line is chosen by the shop: it costs nothing, earns nothing and stops no order. */
  readonly gift?: boolean;
}

/** Where an order goes, by the country's own ids. Either may be unknown yet. */
export interface Place {
  readonly provinceId: number | null;
  readonly districtId: number | null;
}

/** A threshold from which a delivery is free. `over` means strictly more, else "or more" (DLV-2 has both). */
export interface FreeFrom {
  readonly goods?: Minor;
  readonly cc?: MilliCc;
  readonly over?: boolean;
  /** Only for these levels; all buyers when absent. */
  readonly levels?: readonly Level[];
}

/** A part of the country: whole provinces and single districts. Absent: everywhere else. */
export interface Area {
  readonly provinces?: readonly number[];
  readonly districts?: readonly number[];
}

/** A day of the week by ISO 8601: 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When parcels leave and when they are brought, by the country's clocks and calendar (DLV-6). */
export interface DispatchRules {
  /** `15:00`: what is ordered before it leaves on the same working day. */
  readonly cutOff: string;
  /** Days on which parcels leave. */
  readonly sendsOn: readonly Weekday[];
  /** Days on which couriers bring them, or on which they are handed out. */
  readonly deliversOn: readonly Weekday[];
}

/** How long a delivery takes in a part of its area; of several the first whose area holds the place applies. */
export interface TransitTime {
  /** Names the part where there are several, by its words in the country's `deliveryFacts`. */
  readonly zone?: string;
  readonly area?: Area;
  /** The fewest and the most days of delivery after the one on which it leaves; 0 is the same day. */
  readonly days: readonly [fewest: number, most: number];
}

/** One row of a country's delivery table. Of the courier rules the first whose area holds the place applies. */
export interface CourierRule {
  readonly slug: string;
  readonly kind: 'courier';
  readonly area?: Area;
  readonly fee: Minor;
  readonly freeFrom?: readonly FreeFrom[];
  /** Stores (regions of the country's own picker) that offer it; all when absent. */
  readonly stores?: readonly number[];
  /** No day is promised when absent (DLV-6). */
  readonly transit?: readonly TransitTime[];
  /** What this delivery does at other times than the country's others. */
  readonly dispatch?: Partial<DispatchRules>;
}

/** A place where the buyer collects the order. */
export interface PickupRule {
  readonly slug: string;
  readonly kind: 'pickup';
  readonly fee: Minor;
  readonly stores?: readonly number[];
  /** Days until it can be collected (DLV-6). */
  readonly transit?: readonly TransitTime[];
  readonly dispatch?: Partial<DispatchRules>;
}

/** A way of delivery as the rules see it: where it goes, its fee in the smallest unit, what makes it free, the days it takes. */
export type DeliveryRule = CourierRule | PickupRule;

/** How one can pay, and who. `feePercentBp` is the organizational fee in basis points (1.5 % is 150). */
export interface PaymentRule {
  readonly slug: string;
  readonly kind: PaymentKind;
  readonly feePercentBp: number;
  /** Levels that may not use it (CHK-5). */
  readonly notFor?: readonly Level[];
}

/** All figures by which a country sells. Percentages are basis points: 4800 is 48 %. */
export interface ShopRules {
  readonly minimumOrder: Minor | null;
  readonly levelDiscountBp: Readonly<Record<Level, number>>;
  /** Case credits of two months in a row by which each level is reached; `standardLevelCc` where nothing is said (REG-11). */
  readonly levelCc?: Readonly<Record<EarnedLevel, MilliCc>>;
  readonly vatBp: number;
  readonly delivery: readonly DeliveryRule[];
  /** `standardDispatch` where nothing is said. */
  readonly dispatch?: DispatchRules;
  readonly payments: readonly PaymentRule[];
  /** What the shop gives for large orders; absent where it gives nothing (LIM-6). */
  readonly gifts?: GiftRules;
}

/**
 * A coupon of `amount` that an order with goods of `from` or more earns once it is paid, good for so many whole days after
 * the day on which it was issued.
 */
export interface CouponRule {
  readonly amount: Minor;
  readonly from: Minor;
  readonly validDays: number;
}

/** One gift of the operator's choice for an order with goods of strictly more than `over`. */
export interface FreeGiftRule {
  readonly over: Minor;
}

/** What a country gives with its orders (LIM-6). */
export interface GiftRules {
  readonly coupon: CouponRule | null;
  readonly freeGift: FreeGiftRule | null;
}

/** A product that may be given, in the order in which the operator prefers them. */
export interface GiftCandidate {
  readonly code: string;
  /** Units in stock before those that the cart buys of it. */
  readonly stock: number;
}

/** Who buys: a visitor has no level and no limits of their own. */
export interface Buyer {
  readonly level: Level | null;
}

/** Amounts of a cart or an order. Goods are at the shop's price; `discount` is taken off them (API Totals). */
export interface Totals {
  /** Σ of the lines, before discount. */
  readonly subTotal: Minor;
  readonly discount: Minor;
  readonly discountBp: number;
  /** What the goods cost without the discount. */
  readonly totalWithoutDiscount: Minor;
  /** null while it depends on what is not chosen yet. */
  readonly deliveryFee: Minor | null;
  readonly paymentFee: Minor;
  /** What a coupon takes off the goods; 0 without one. */
  readonly coupon: Minor;
  /** VAT held in the total (DLV-5). */
  readonly additionalTax: Minor;
  readonly totalCc: MilliCc;
  /** subTotal − discount − coupon + deliveryFee + paymentFee. */
  readonly total: Minor;
}

/** A delivery that this order may choose, priced. */
export interface DeliveryOption {
  readonly slug: string;
  readonly kind: 'courier' | 'pickup';
  readonly fee: Minor;
  /** The fee were the order not free. */
  readonly fullFee: Minor;
  readonly freeFrom: FreeFrom | null;
}

/** A payment that this order may choose; `fee` is what its percent makes of this order. */
export interface PaymentOption {
  readonly slug: string;
  readonly kind: PaymentKind;
  readonly feePercentBp: number;
  readonly fee: Minor;
}

/** What the buyer is told of a line or of the cart. `data` are the numbers that its words need. */
export type CartMessage =
  | { readonly code: 'unavailable' | 'disabled'; readonly productCode: string }
  | { readonly code: 'out_of_stock'; readonly productCode: string; readonly available: number }
  | {
      readonly code: 'once_limit' | 'daily_limit' | 'monthly_limit';
      readonly productCode: string;
      readonly available: number;
      readonly limit: number;
    }
  | { readonly code: 'price_changed'; readonly productCode: string; readonly from: Minor; readonly to: Minor }
  | { readonly code: 'below_minimum'; readonly missing: Minor; readonly minimum: Minor };

/** A cart judged whole: the same value in the browser (prediction) and on the server (decision), CART-4. */
export interface CartReview {
  readonly totals: Totals;
  readonly minimum: { readonly amount: Minor; readonly missing: Minor; readonly met: boolean } | null;
  /** Progress to the cheapest courier threshold; null where delivery is never free. */
  readonly freeDelivery: {
    readonly missing?: Minor;
    readonly missingCc?: MilliCc;
    readonly met: boolean;
  } | null;
  /** Progress to the coupon that this order earns; null where none is given. */
  readonly coupon: { readonly amount: Minor; readonly missing: Minor; readonly met: boolean } | null;
  /** Progress to a free gift; null where none is given. */
  readonly gift: { readonly missing: Minor; readonly met: boolean } | null;
  /** Product codes of lines that block the order (CART-7). */
  readonly blocked: readonly string[];
  readonly messages: readonly CartMessage[];
  readonly canOrder: boolean;
}

/** What has been chosen so far; absent fields are open. */
export interface Choices {
  readonly place?: Place;
  readonly delivery?: string | null;
  readonly payment?: string | null;
  /** What the chosen coupon is worth. */
  readonly coupon?: Minor | null;
}
