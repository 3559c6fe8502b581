import { arrivalIn } from '@caravan/country';
import type { CountryContext } from '../../../context.ts';
import { writePromise } from '../order-repository.ts';
import type { OrderRow } from '../order-row.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** Promises days anew for an order that goes on only now: its money came late, or a person had to decide (DLV-6, PAY-12). */
export const promiseAnew = async (
  { country, database }: Context,
  { id, delivery, province_id: provinceId, district_id: districtId, store, arrives_from: promised }: OrderRow,
  at: Date,
): Promise<void> => {
  if (delivery === null || promised === null) return;
  const { holidays } = await country.holidays();
  const journey = { delivery, place: { provinceId, districtId }, store };
  const arrival = arrivalIn(country, holidays, journey, at);
  await database.run(writePromise, [id, arrival?.from ?? null, arrival?.to ?? null]);
};
