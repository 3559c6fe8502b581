import type { Region } from '@caravan/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

/** The districts of a province to which a courier goes, in the language's order; null while they are not known (CHK-3). */
export const useDistricts = (province: string): readonly Region[] | null => {
  const { api, report } = useShop();
  const [known, setKnown] = useState<{ readonly province: string; readonly list: readonly Region[] } | null>(
    null,
  );

  useEffect(() => {
    if (province === '') return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const query = { allow_delivery: true };
      const [error, list] = await api.get('districts', {
        params: { province },
        query,
        signal: leaving.signal,
      });
      if (error) report(error);
      else setKnown({ province, list });
    };
    void ask();
    return () => leaving.abort();
  }, [api, report, province]);

  return known?.province === province ? known.list : null;
};
