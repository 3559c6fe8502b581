import type { Category, Suggestion } from '@caravan/contract';

/** What can be taken under the search field. */
export type Choice =
  | { readonly kind: 'recent' | 'all'; readonly text: string }
  | { readonly kind: 'forget' }
  | { readonly kind: 'category'; readonly category: Pick<Category, 'slug' | 'name' | 'photo'> }
  | { readonly kind: 'product'; readonly product: Suggestion };
