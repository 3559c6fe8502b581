import type { WordKeys } from './search-keys.ts';

/** What is looked for, and where: a search that finds the same without the other languages is not burdened with them. */
export interface FoundBy {
  /** What was typed, in case it is a whole product code: that product comes first. */
  readonly code: string;
  readonly words: readonly WordKeys[];
  /** `both`: in any language, but what is called so in the language shown before the others. */
  readonly among: 'shown' | 'any' | 'both';
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
