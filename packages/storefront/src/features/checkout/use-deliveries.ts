import type { Place } from '@caravan/cart-rules';
import type { DeliveryMethod } from '@caravan/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

interface Known {
  readonly place: string;
  readonly list: readonly DeliveryMethod[];
}

const nameOf = ({ provinceId, districtId }: Place): string => `${provinceId ?? ''}/${districtId ?? ''}`;

/** The deliveries of an order to a place (API-28); those of the place before, marked old, until the new ones are known. */
export const useDeliveries = (
  orderId: number,
  { provinceId, districtId }: Place,
): { readonly list: readonly DeliveryMethod[]; readonly old: boolean } => {
  const { api, report } = useShop();
  const [known, setKnown] = useState<Known | null>(null);
  const place = nameOf({ provinceId, districtId });

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const query = {
        ...(provinceId !== null && { province: provinceId }),
        ...(districtId !== null && { district: districtId }),
      };
      const params = { id: orderId };
      const [error, list] = await api.get('orderDeliveries', { params, query, signal: leaving.signal });
      if (error) report(error);
      else setKnown({ place: nameOf({ provinceId, districtId }), list });
    };
    void ask();
    return () => leaving.abort();
  }, [api, report, orderId, provinceId, districtId]);

  return { list: known?.list ?? [], old: known?.place !== place };
};
