import type { IsoDay } from '@caravan/cart-rules';
import { useFetched } from '../fetched/use-fetched.ts';
import { useShop } from '../shop.tsx';

/** The country's days off, once they and the words for days are here; null until then. */
export const useHolidays = (): readonly IsoDay[] | null => {
  const { country, needWords } = useShop();
  return useFetched('holidays', async () => {
    const [{ holidays }] = await Promise.all([country.holidays(), needWords(['arrival'])]);
    return [undefined, holidays];
  }).value;
};
