import type { Region } from '@caravan/contract';
import { useShop } from '../shop.tsx';
import { useFetched, type Fetched } from '../fetched/use-fetched.ts';

/**
 * The districts of a province in the language's order: all of them, or those to which a courier goes; absent while there is no
 * province (CHK-3, REG-2).
 */
export const useDistricts = (province: string, which: 'all' | 'delivering'): Fetched<readonly Region[]> => {
  const { api } = useShop();
  return useFetched(province === '' ? null : province, (signal) =>
    api.get('districts', {
      params: { province },
      query: which === 'delivering' ? { allow_delivery: true } : {},
      signal,
    }),
  );
};
