import type { Query } from '@caravan/contract';
import { pageIn } from '../../shared/list/page-of-list.ts';

/** Orders of reviews; without one, the newest come first. */
export const reviewSorts = ['helpful', 'stars'] as const;

/** Reviews on one page: with more of them the fullest products leave the first 14 kB (PERF-2). */
export const reviewsAtOnce = 3;

/** Which reviews of a product an address names (SHOP-12). */
export interface ReviewList {
  readonly page: number;
  readonly sort: (typeof reviewSorts)[number] | null;
  /** 1 to 5; null for all. */
  readonly stars: number | null;
}

/** Reads an address; what it says wrongly counts as not said. */
export const reviewListOf = (search: URLSearchParams): ReviewList => {
  const stars = search.get('stars') ?? '';
  return {
    page: pageIn(search),
    sort: reviewSorts.find((sort) => sort === search.get('sort')) ?? null,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
  };
};

/** What the server is asked for them. */
export const reviewsQuery = ({ page, sort, stars }: ReviewList): NonNullable<Query<'reviews'>> => ({
  sort: sort ?? undefined,
  stars: stars ?? undefined,
  limit: reviewsAtOnce,
  offset: (page - 1) * reviewsAtOnce,
});

/** The address of a list of reviews on the page of their product. Equal lists have equal addresses. */
export const reviewsPath = (product: string, { page = 1, sort, stars }: Partial<ReviewList>): string => {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(sort && { sort }),
    ...(stars && { stars: String(stars) }),
  }).toString();
  return `${product}${query && `?${query}`}#reviews`;
};
