import type { Product } from '@caravan/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useMember } from '../../shared/session/use-session.ts';

/**
 * The page was served without knowing who reads it, so a member's own use of a limit is not in it: it is asked for once it
 * is known that there is a member.
 */
export const useOwnLimits = ({ limits }: Pick<Product, 'limits'>): void => {
  const member = useMember()?.pk ?? null;
  const { revalidate } = useRevalidator();
  const counted = limits.daily.limit !== null || limits.monthly.limit !== null;
  const ask = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (member !== null && counted) ask();
  }, [member, counted]);
};
