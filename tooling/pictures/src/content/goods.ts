import { readRows, readYaml } from '../country-files.ts';
import { isRecord } from '../description.ts';

/** A product as a page of the catalogue shows it. */
export interface Item {
  readonly code: string;
  readonly name: string;
  readonly picture: string;
}

/** A category with its products, in the shop's order. */
export interface Category {
  readonly name: string;
  readonly items: readonly Item[];
}

/** The country's categories that hold goods, named in `language`. */
export const readGoods = async (app: string, language: string): Promise<readonly Category[]> => {
  const [listed, rows, texts] = await Promise.all([
    readYaml(app, 'catalogue/categories.yaml'),
    readRows(app, 'catalogue/products.csv'),
    readRows(app, `catalogue/texts.${language}.csv`),
  ]);
  const names = new Map(texts.map(({ code = '', name = '' }) => [code, name]));
  if (!Array.isArray(listed)) return [];
  return listed.filter(isRecord).map((category) => {
    const called = category['names'];
    return {
      name: String(isRecord(called) ? called[language] : ''),
      items: rows
        .filter((row) => row['category'] === category['slug'])
        .map(({ code = '', picture = '' }) => ({ code, picture, name: names.get(code) ?? '' })),
    };
  });
};

/** Puts categories on so many pages: big ones have a page of their own, small ones share. */
export const pagesOf = (categories: readonly Category[], count: number): readonly (readonly Category[])[] => {
  const pages: Category[][] = [];
  for (const { name, items } of categories) {
    const category = { name, items: items.slice(0, 9) };
    const last = pages.at(-1);
    const together =
      (last ?? []).reduce((sum, { items: had }) => sum + Math.ceil(had.length / 4), 0) +
      Math.ceil(items.length / 4);
    if (
      last !== undefined &&
      items.length <= 5 &&
      last.every(({ items: had }) => had.length <= 5) &&
      together <= 3
    )
      last.push(category);
    else pages.push([category]);
  }
  return pages.slice(0, count);
};
