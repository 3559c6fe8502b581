import type { Minor } from '@caravan/money';
import { holds } from './area.ts';
import { courierFee, freeProgress, freeThreshold, type Basket } from './free-delivery.ts';
import type {
  CartReview,
  CourierRule,
  DeliveryOption,
  DeliveryRule,
  PickupRule,
  Place,
  ShopRules,
} from './types.ts';

type Rules = Pick<ShopRules, 'delivery'>;

/** An order that wants to be delivered. `store` is the region of a country with its own picker. */
export interface Parcel extends Basket {
  readonly place: Place;
  readonly store?: number | null | undefined;
}

const offeredAt = ({ stores }: DeliveryRule, store: number | null | undefined): boolean =>
  stores === undefined || (typeof store === 'number' && stores.includes(store));

/**
 * The courier rules that may turn out to apply to a place: the first that surely holds it, and those before it that
 * hold it perhaps. `covered` says that one of them will.
 */
const couriersFor = (
  rules: Rules,
  { place, store }: Pick<Parcel, 'place' | 'store'>,
): { readonly possible: readonly CourierRule[]; readonly covered: boolean } => {
  const possible: CourierRule[] = [];
  for (const rule of rules.delivery) {
    if (rule.kind !== 'courier' || !offeredAt(rule, store)) continue;
    const answer = holds(rule.area, place);
    if (answer !== 'no') possible.push(rule);
    if (answer === 'yes') return { possible, covered: true };
  }
  return { possible, covered: false };
};

/** The courier rule by which progress to a free delivery is told: the sure one, as a whole country's rule is without an address. */
const courierFor = (rules: Rules, parcel: Pick<Parcel, 'place' | 'store'>): CourierRule | null => {
  const { possible, covered } = couriersFor(rules, parcel);
  return covered ? (possible.at(-1) ?? null) : null;
};

/** How far a basket is from a free courier to a place, or to any where none is known; null where delivery is never free (CART-3). */
export const freeDeliveryTo = (rules: Rules, parcel: Parcel): CartReview['freeDelivery'] => {
  const courier = courierFor(rules, parcel);
  return courier === null ? null : freeProgress(courier, parcel);
};

const pickupsAt = (rules: Rules, store: Parcel['store']): readonly PickupRule[] =>
  rules.delivery.filter((rule) => rule.kind === 'pickup').filter((rule) => offeredAt(rule, store));

/** The rules that may turn out to apply to a place: its courier's, and those of pickup points. */
export const rulesFor = (rules: Rules, parcel: Pick<Parcel, 'place' | 'store'>): readonly DeliveryRule[] => [
  ...couriersFor(rules, parcel).possible,
  ...pickupsAt(rules, parcel.store),
];

const courierOption = (rule: CourierRule, parcel: Parcel): DeliveryOption => ({
  slug: rule.slug,
  kind: rule.kind,
  fee: courierFee(rule, parcel),
  fullFee: rule.fee,
  freeFrom: freeThreshold(rule, parcel),
});

/** What can be said of an order's delivery while parts of its address may be open. */
interface Offers {
  /** Those whose price is certain. */
  readonly options: readonly DeliveryOption[];
  /** Every price that may still turn out to apply. */
  readonly fees: readonly Minor[];
}

const offersFor = (rules: Rules, parcel: Parcel): Offers => {
  const { possible, covered } = couriersFor(rules, parcel);
  const couriers = possible.map((rule) => courierOption(rule, parcel));
  const sure = covered ? couriers.at(-1) : undefined;
  const agreed = couriers.every(({ slug, fee }) => slug === sure?.slug && fee === sure.fee);
  const pickups = pickupsAt(rules, parcel.store).map(({ slug, fee }): DeliveryOption => ({
    slug,
    kind: 'pickup',
    fee,
    fullFee: fee,
    freeFrom: null,
  }));
  return {
    options: sure && agreed ? [sure, ...pickups] : pickups,
    fees: [...couriers, ...pickups].map(({ fee }) => fee),
  };
};

/**
 * The deliveries an order may choose, priced (CHK-4, DLV-1 to DLV-4): the courier of its place first, then pickup
 * points. A courier whose price depends on an address not chosen yet is left out until it is.
 */
export const deliveryOptions = (rules: Rules, parcel: Parcel): DeliveryOption[] => [
  ...offersFor(rules, parcel).options,
];

/**
 * What the delivery costs: of the chosen one, or, while none is chosen, the one price that every choice and every
 * open address would have. null while it depends on something open, or when the choice is not offered.
 */
export const deliveryFee = (
  rules: Rules,
  parcel: Parcel,
  chosen: string | null | undefined,
): Minor | null => {
  const { options, fees } = offersFor(rules, parcel);
  if (typeof chosen === 'string') return options.find(({ slug }) => slug === chosen)?.fee ?? null;
  const [first = null, ...others] = fees;
  return others.every((fee) => fee === first) ? first : null;
};
