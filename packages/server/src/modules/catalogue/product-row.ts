import type { Language } from '@caravan/i18n';

/** A product as the catalogue's statements read it; money in the smallest unit, `cc` in thousandths. */
export interface ProductRow {
  id: number;
  code: string;
  name: string;
  slug: string;
  category: string;
  price: number;
  old_price: number | null;
  cc: number;
  stock: number;
  disabled: boolean;
  once_limit: number | null;
  daily_limit: number | null;
  monthly_limit: number | null;
  popular: boolean;
  promotion: boolean;
  discountable: boolean;
  picture: string;
  background: string;
  /** Reviews with 1 to 5 stars. */
  ratings: number[];
  /** Units in the shopper's cart. */
  quantity: number;
}

/** What of a product page's words a card does not need. */
export interface ProductDetailsRow extends ProductRow {
  /** 0: all others in the answer are related to it. */
  place: number;
  more_pictures: string[];
  category_names: Record<string, string>;
  description: string;
  usage: string;
  ingredients: string;
  notice: string;
  /** In each language that has its words. */
  slugs: Partial<Record<Language, string>>;
}

/** Columns of `ProductRow`, but `stock` and `quantity`, of `products p`, `product_texts t`, `categories c`. */
export const productColumns = `p.id, p.code, t.name, t.slug, c.slug as category, p.price, p.old_price, p.cc, p.disabled, p.once_limit,
  p.daily_limit, p.monthly_limit, p.popular, p.promotion, p.discountable, p.picture, p.background, p.ratings`;
