import type { Region } from '@caravan/contract';
import { useShop } from '../../shared/shop.tsx';
import { useFetched, type Fetched } from '../../shared/fetched/use-fetched.ts';

/** The districts of a province to which a courier goes, in the language's order; absent while there is no province (CHK-3). */
export const useDistricts = (province: string): Fetched<readonly Region[]> => {
  const { api } = useShop();
  return useFetched(province === '' ? null : province, (signal) =>
    api.get('districts', { params: { province }, query: { allow_delivery: true }, signal }),
  );
};
