import type { Product } from '@caravan/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useMember } from '../../shared/session/use-session.ts';

/**
 * The page was served without knowing who reads it, so a member's own use of a limit is not in it: it is asked for once it
 * is known that there is a member, unless the product was fetched for that member already.
 */
export const useOwnLimits = ({ limits }: Pick<Product, 'limits'>, reader: number | null): void => {
  const member = useMember()?.pk ?? null;
  const { revalidate } = useRevalidator();
  const counted = limits.daily.limit !== null || limits.monthly.limit !== null;
  const ask = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (member !== null && member !== reader && counted) ask();
  }, [member, reader, counted]);
};
