import type { Place } from '@caravan/cart-rules';
import type { DeliveryMethod } from '@caravan/contract';
import { useFetched, type Fetched } from '../../shared/fetched/use-fetched.ts';
import { useShop } from '../../shared/shop.tsx';

/** The deliveries of an order to a place (API-28); those of the place before are told until the new ones are known. */
export const useDeliveries = (
  orderId: number,
  { provinceId, districtId }: Place,
): Fetched<readonly DeliveryMethod[]> => {
  const { api } = useShop();
  return useFetched(`${orderId}/${provinceId ?? ''}/${districtId ?? ''}`, (signal) =>
    api.get('orderDeliveries', {
      params: { id: orderId },
      query: {
        ...(provinceId !== null && { province: provinceId }),
        ...(districtId !== null && { district: districtId }),
      },
      signal,
    }),
  );
};
