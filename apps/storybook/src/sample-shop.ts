import type { Category, Product } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { Catalogue } from '@caravan/i18n';
import { formatMoney, toWire } from '@caravan/money';
import { testCart, testDetails, testProduct, type Answers } from '@caravan/storefront/testing';
import { contentAnswers } from './sample-content.ts';
import { memberAnswers } from './sample-member.ts';
import { orderAnswers } from './sample-order.ts';

const definitions = import.meta.glob<{ readonly country: CountryDefinition }>('../../*/src/country.ts');
const tables = import.meta.glob<string>('../../*/catalogue/{products,texts.*}.csv', {
  query: '?raw',
  import: 'default',
});

const categoryTables = import.meta.glob<string>('../../*/catalogue/categories.yaml', {
  query: '?raw',
  import: 'default',
});

/** The definition of a country app. */
export const countryOf = async (val: string): Promise<CountryDefinition> => {
  const read = definitions[`../../${val}/src/country.ts`];
  if (!read) throw new Error(`there is no app ${val}`);
  return (await read()).country;
};

/** Rows of a catalogue's table by column, with what a spreadsheet adds; a text with a line break or a quote is none of what is shown here. */
const rowsOf = async (file: string): Promise<ReadonlyMap<string, string>[]> => {
  // The mark of UTF-8 is white space to `trim`.
  const [head = '', ...lines] = ((await tables[file]?.()) ?? '').trim().split(/\r?\n/);
  const columns = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    return new Map(columns.map((column, place) => [column, cells[place] ?? '']));
  });
};

const shown = 8;

/** The first products of a country's catalogue with their real names, prices and pictures. */
const productsOf = async (
  { val, currency }: CountryDefinition,
  language: string,
): Promise<readonly Product[]> => {
  const names = new Map(
    (await rowsOf(`../../${val}/catalogue/texts.${language}.csv`)).map((row) => [
      row.get('code'),
      row.get('name'),
    ]),
  );
  return (await rowsOf(`../../${val}/catalogue/products.csv`)).slice(0, shown).map((row, place) => {
    const price = Math.round(Number(row.get('price')) * 10 ** currency.digits);
    // The pictures of one country are served: all show the same goods.
    const picture = `/media/kg/products/${row.get('picture')}`;
    return testProduct({
      id: place + 1,
      slug: `product-${place + 1}`,
      name: names.get(row.get('code')) ?? `Product ${row.get('code')}`,
      productCode: row.get('code') ?? '',
      currency: currency.code,
      price: toWire(price, currency),
      strGrossCost: formatMoney(price, currency),
      cc: Number(row.get('cc')).toFixed(3),
      photo: `${picture}-90.webp`,
      img: `${picture}-400.webp`,
      isPopular: row.get('popular') === 'yes',
    });
  });
};

const categoryLine = /slug: ([\w-]+),.*picture: ([\w-]+), names: \{(.*)\} \}/;

/** The first categories of a country, by the lines in which its table has them. */
const categoriesOf = async ({ val }: CountryDefinition, language: string): Promise<Category[]> => {
  const lines = ((await categoryTables[`../../${val}/catalogue/categories.yaml`]?.()) ?? '').split('\n');
  return lines
    .flatMap((line, id) => {
      const [, slug, picture, names = ''] = categoryLine.exec(line) ?? [];
      const name = new RegExp(`\\b${language}: ([^,]+?)\\s*(?:,|$)`).exec(names)?.[1];
      if (slug === undefined || name === undefined) return [];
      const photo = `/media/kg/products/${picture}-400.webp`;
      return [{ id, slug, name, photo, background: '#edf3ec', productCount: shown }];
    })
    .slice(0, shown);
};

/** What the server of a country would say to the screens of the stories. */
export const sampleAnswers = async (
  country: CountryDefinition,
  language: CountryDefinition['defaultLanguage'],
  words: Catalogue,
): Promise<Answers> => {
  const products = await productsOf(country, language);
  const lines = products.slice(0, 3).map(({ productCode, name, price, cc, photo }, place) => ({
    code: productCode,
    name,
    photo,
    quantity: place + 1,
    unitPrice: Math.round(Number(price) * 10 ** country.currency.digits),
    unitCc: Math.round(Number(cc) * 1000),
  }));
  const cart = testCart(lines, 'supervisor', country);
  const details = testDetails({ ...products[0], related: products.slice(1, 5) });
  return {
    'GET product/': { results: products, count: products.length },
    'GET product/1/': { ...details, images: [details.img.replace('-400', '-800')] },
    'GET product/1/reviews/': {
      results: [],
      count: 0,
      average: null,
      counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    },
    'GET category/': await categoriesOf(country, language),
    'GET order/cart/': cart,
    'GET order/cart/short/': {
      totalQuantity: cart.totalQuantity,
      items: [],
      subTotal: cart.totals.subTotal,
      currency: cart.currency,
    },
    'GET location/region/': [{ pk: country.defaultStore ?? 1, region: country.name }],
    'GET confs/allcountries/': [{ id: 792, name: 'Türkiye', code: 'TR' }],
    ...contentAnswers(country, language),
    ...memberAnswers(country, products),
    ...orderAnswers(country, language, words, cart),
  };
};
