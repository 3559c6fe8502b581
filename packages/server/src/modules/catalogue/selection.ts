import type { FoundProducts } from './find-repository.ts';

/** What a search has found. */
export interface FoundBy {
  /** What was typed, in case it is a whole product code: that product comes first. */
  readonly code: string;
  readonly products: FoundProducts;
}

/** Which products, in which order: what the query of API-17 says. */
export interface Selection {
  readonly language: string;
  readonly popular?: boolean;
  readonly promotion?: boolean;
  readonly inStock?: boolean;
  /** The lowest retail price, in the smallest unit. */
  readonly priceFrom?: number;
  /** The fewest case credits, in thousandths. */
  readonly ccFrom?: number;
  /** A category's slug. */
  readonly category?: string;
  readonly search?: FoundBy;
  readonly sort?: 'name' | 'price' | '-price' | 'cc';
  readonly limit: number;
  readonly offset: number;
}

/** Whether some products are left out of all, or of those that a search has found. */
export const isFiltered = ({
  language: _language,
  search: _search,
  sort: _sort,
  limit: _limit,
  offset: _offset,
  ...filters
}: Selection): boolean => Object.values(filters).some((filter) => filter !== undefined && filter !== false);

/** A selection from a value on, as that value and the selection it is a part of, sorted by what the value is of. */
export interface PartFrom {
  readonly whole: Selection;
  readonly from: number;
}

/** Null for a selection that begins nowhere, or by two values at once. */
export const partFrom = ({ priceFrom, ccFrom, ...rest }: Selection): PartFrom | null => {
  if (rest.search || (priceFrom === undefined) === (ccFrom === undefined)) return null;
  return priceFrom === undefined
    ? { whole: { ...rest, sort: 'cc' }, from: ccFrom ?? 0 }
    : { whole: { ...rest, sort: 'price' }, from: priceFrom };
};
