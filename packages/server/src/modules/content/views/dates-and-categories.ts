import type { ContentCategory } from '@caravan/contract';
import type { EditionCategory } from '../edition.ts';
import { say, type Reading } from '../reading.ts';

interface WithDate {
  readonly date: string | null;
}

/** Those without a day come last. */
export const newestFirst = (a: WithDate, b: WithDate): number => (b.date ?? '').localeCompare(a.date ?? '');

/** Keeps the items of a category; all of them without one. */
export const inCategory =
  (category: string | undefined) =>
  (item: { readonly category: string }): boolean =>
    category === undefined || item.category === category;

/** Categories in which something is to be seen, in the order of the file. */
export const categoriesOf = (
  reading: Reading,
  {
    categories,
    items,
  }: {
    readonly categories: readonly EditionCategory[];
    readonly items: readonly { readonly category: string }[];
  },
): ContentCategory[] =>
  categories
    .filter(({ slug }) => items.some(({ category }) => category === slug))
    .map(({ id, slug, name }) => ({ id, slug, name: say(reading, name) }));
