import type { Language } from '@caravan/i18n';

/** Words of a product in one language. */
export interface ProductWords {
  readonly name: string;
  readonly description: string;
  readonly usage: string;
  readonly ingredients: string;
  /** What the law wants said of such a product, a paragraph each; empty where it wants nothing. */
  readonly notice: string;
  /** What it is looked for by besides its name: other names of it, also in other scripts. Shown nowhere; empty for most. */
  readonly keywords: string;
}

/** A product as its files say; money in the smallest unit, `cc` in thousandths. */
export interface ProductFacts {
  readonly code: string;
  readonly category: string;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly cc: number;
  readonly stock: number;
  /** Units of regions that have their own, by the region's id. */
  readonly storeStock: Readonly<Record<string, number>>;
  readonly disabled: boolean;
  readonly onceLimit: number | null;
  readonly dailyLimit: number | null;
  readonly monthlyLimit: number | null;
  readonly popular: boolean;
  readonly promotion: boolean;
  readonly discountable: boolean;
  /** Place among the operator's gifts, 1 first; null when it is none (LIM-6). */
  readonly gift: number | null;
  readonly picture: string;
  /** Those that follow it on the product's page, in their order (SHOP-10). */
  readonly morePictures: readonly string[];
  readonly background: string;
  /** Place in the whole shop: by category, then within it. */
  readonly position: number;
}

/** A category as its file says. */
export interface CategoryFacts {
  readonly slug: string;
  readonly position: number;
  readonly picture: string;
  readonly background: string;
  readonly names: Readonly<Record<string, string>>;
}

/** A province with its districts. */
export interface RegionFacts {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
  readonly districts: readonly {
    readonly id: number;
    readonly names: Readonly<Record<string, string>>;
    readonly delivers: boolean;
  }[];
}

/** Words of the product with this code. */
export interface WordsOfProduct extends ProductWords {
  readonly code: string;
}

/** A country's catalogue and regions, read and found right: what is loaded, whole or not at all. */
export interface CatalogueData {
  readonly categories: readonly CategoryFacts[];
  readonly products: readonly ProductFacts[];
  readonly regions: readonly RegionFacts[];
  /** The place of a product's name among those of its language, by its code. */
  readonly rank: (language: Language, code: string) => number;
  /** Words of the products in a language, read one after the other: those of all would not fit into memory (SRV-17). */
  readonly words: (language: string) => AsyncIterable<WordsOfProduct>;
}
