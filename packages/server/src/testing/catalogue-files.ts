import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@caravan/i18n';

/** A catalogue of made-up products. */
export interface CatalogueFiles {
  readonly products: number;
  /** Of every product, as the country's files of categories and pictures have them. */
  readonly category: string;
  readonly picture: string;
  readonly languages: readonly Language[];
  /** Of every product, as the file writes it. */
  readonly price: string;
  /** What the n-th product is called; without `;`. */
  readonly nameOf: (n: number, language: Language) => string;
  /** What is said of the n-th product besides. */
  readonly describe?: (n: number, language: Language) => string;
}

const productColumns =
  'code;category;price;oldPrice;cc;stock;disabled;once;daily;monthly;popular;promotion;discountable;picture;position';

/** The code of the n-th product. */
export const codeOfProduct = (n: number): string => String(100_000 + n);

/** Writes products and their words in all languages as `import catalogue` reads them from `folder`, beside what else it reads there. */
export const writeCatalogueFiles = async (
  folder: string,
  { products, category, picture, languages, price, nameOf, describe = () => 'Clear' }: CatalogueFiles,
): Promise<void> => {
  mkdirSync(join(folder, 'catalogue'), { recursive: true });
  const write = (name: string, head: string, row: (n: number) => string): Promise<void> => {
    function* lines(): Generator<string> {
      yield `${head}\n`;
      for (let n = 0; n < products; n += 1) yield `${codeOfProduct(n)};${row(n)}\n`;
    }
    return pipeline(Readable.from(lines()), createWriteStream(join(folder, 'catalogue', name)));
  };
  await write(
    'products.csv',
    productColumns,
    (n) => `${category};${price};;0.125;1000;;;;;;;yes;${picture};${n}`,
  );
  for (const language of languages)
    // oxlint-disable-next-line eslint/no-await-in-loop -- a file at a time
    await write(
      `texts.${language}.csv`,
      'code;name;description;usage;ingredients',
      (n) => `${nameOf(n, language)};${describe(n, language)};Daily;Aloe`,
    );
};
