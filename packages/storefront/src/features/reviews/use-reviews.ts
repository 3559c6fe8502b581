import type { Answer } from '@caravan/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { reviewsQuery, type ReviewList } from './review-list.ts';

/** A page of reviews as the server gives it. */
export type ReviewsPage = Answer<'reviews'>;

export interface ReviewsFacts {
  readonly product: { readonly id: number; readonly name: string; readonly path: string };
  readonly list: ReviewList;
  /** As the page was served; null when they could not be had. */
  readonly served: ReviewsPage | null;
  /** Whose words on it are in there; null for a visitor. */
  readonly reader: number | null;
}

/** The reviews that are shown, with a member's own words on them once these are known; `refresh` asks for them anew. */
export const useReviews = ({ product, list, served, reader }: ReviewsFacts) => {
  const { api, report } = useShop();
  const member = useMember()?.pk ?? null;
  const [fresh, setFresh] = useState<{ readonly key: string; readonly page: ReviewsPage } | null>(null);
  const [failed, setFailed] = useState(false);
  const query = reviewsQuery(list);
  const key = JSON.stringify([product.id, member, query]);

  const ask = async () => {
    const [error, page] = await api.get('reviews', { params: { id: product.id }, query });
    setFailed(error !== undefined);
    if (page) setFresh({ key, page });
    return error;
  };
  const askSilently = useEffectEvent(() => void ask());
  const wanted = served === null || member !== reader;
  useEffect(() => {
    if (wanted) askSilently();
  }, [wanted, key]);

  return {
    page: fresh?.key === key ? fresh.page : served,
    failed,
    refresh: async () => {
      const error = await ask();
      if (error) report(error);
    },
  };
};
