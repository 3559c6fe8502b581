import { holds } from './area.ts';
import { arrivalBy, type Arrival, type IsoDay, type OrderTime } from './arrival.ts';
import { rulesFor, type Parcel } from './delivery.ts';
import type { DeliveryRule, ShopRules, TransitTime } from './types.ts';

/** The transit times of a rule that may turn out to apply to a place: the first that surely does, and those before it. */
const transitsFor = ({ transit = [] }: DeliveryRule, place: Parcel['place']): readonly TransitTime[] => {
  const sure = transit.findIndex(({ area }) => holds(area, place) === 'yes');
  return transit
    .slice(0, sure === -1 ? undefined : sure + 1)
    .filter(({ area }) => holds(area, place) !== 'no');
};

type Rules = Pick<ShopRules, 'delivery' | 'dispatch'>;

/** From the earliest day to the latest that the place, as far as it is chosen, may turn out to have by these rules. */
const widest = (
  rules: Rules,
  wanted: readonly DeliveryRule[],
  place: Parcel['place'],
  at: OrderTime,
  holidays: readonly IsoDay[],
): Arrival | null => {
  const all = wanted.flatMap((rule) =>
    transitsFor(rule, place).map((transit) => arrivalBy(rules, rule, transit, at, holidays)),
  );
  const [from] = all.map((one) => one.from).toSorted();
  const [to] = all
    .map((one) => one.to)
    .toSorted()
    .toReversed();
  return from === undefined || to === undefined ? null : { from, to };
};

/**
 * When an order of this moment comes by the delivery `slug` (DLV-6), to a place of which parts may be open. null when the country
 * promises no day for it, or does not offer it there.
 */
export const arrivalOf = (
  rules: Rules,
  parcel: Pick<Parcel, 'place' | 'store'>,
  slug: string,
  at: OrderTime,
  holidays: readonly IsoDay[],
): Arrival | null => {
  const wanted = rulesFor(rules, parcel).filter((rule) => rule.slug === slug);
  return widest(rules, wanted, parcel.place, at, holidays);
};

/** When it comes by any courier, or from when it can be collected anywhere: while no delivery is chosen. */
export const arrivalByKind = (
  rules: Rules,
  parcel: Pick<Parcel, 'place' | 'store'>,
  kind: DeliveryRule['kind'],
  at: OrderTime,
  holidays: readonly IsoDay[],
): Arrival | null => {
  const wanted = rulesFor(rules, parcel).filter((rule) => rule.kind === kind);
  return widest(rules, wanted, parcel.place, at, holidays);
};
