import type { I18n } from '@lingui/core';
import type { ListData } from './load.ts';

/** What a list is called: by what was searched for, else by its category, else it is the shop. */
export const listTitle = (
  words: Pick<I18n, '_'>,
  { list, categories }: Pick<ListData, 'list' | 'categories'>,
): string => {
  if (list.q) return words._('shop.search-title', { text: list.q });
  if (list.category === 'featured') return words._('menu.featured');
  if (list.category === 'promotion') return words._('menu.promotion');
  return categories.find(({ slug }) => slug === list.category)?.name ?? words._('menu.shop');
};
