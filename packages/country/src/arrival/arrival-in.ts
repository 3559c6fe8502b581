import { arrivalOf, type Arrival, type IsoDay, type Place } from '@caravan/cart-rules';
import { localTime } from '@caravan/i18n';
import type { CountryDefinition } from '../country.ts';

/** How an order travels: by which delivery, to where, from which region of a country that has them. */
export interface Journey {
  readonly delivery: string;
  readonly place: Place;
  readonly store: number | null;
}

/** When an order that is placed at a moment comes, by the country's clocks (DLV-6); null where no day is promised. */
export const arrivalIn = (
  { rules, timeZone }: Pick<CountryDefinition, 'rules' | 'timeZone'>,
  holidays: readonly IsoDay[],
  { delivery, place, store }: Journey,
  moment: Date,
): Arrival | null => arrivalOf(rules, { place, store }, delivery, localTime(moment, timeZone), holidays);
