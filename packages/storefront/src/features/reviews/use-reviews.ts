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

  const send = (signal?: AbortSignal) =>
    api.get('reviews', { params: { id: product.id }, query, ...(signal && { signal }) });
  const take = ([error, page]: Awaited<ReturnType<typeof send>>) => {
    setFailed(error !== undefined);
    if (page) setFresh({ key, page });
    return error;
  };
  const sendAtOnce = useEffectEvent(send);
  const takeAnswer = useEffectEvent(take);
  const wanted = served === null || member !== reader ? key : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    const leaving = new AbortController();
    const fetch = async () => {
      const answer = await sendAtOnce(leaving.signal);
      if (!leaving.signal.aborted) takeAnswer(answer);
    };
    void fetch();
    return () => leaving.abort();
  }, [wanted]);

  return {
    page: fresh?.key === key ? fresh.page : served,
    failed,
    refresh: async () => {
      const error = take(await send());
      if (error) report(error);
    },
  };
};
