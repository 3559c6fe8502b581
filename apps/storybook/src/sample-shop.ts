import type { Category, Product } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { Catalogue } from '@caravan/i18n';
import { formatMoney, toWire } from '@caravan/money';
import { testCart, testDetails, testProduct, type Answers } from '@caravan/storefront/testing';
import { categoriesIn, numberIn, rowsOf } from './catalogue-files.ts';
import { isEntry } from './content-files.ts';
import { contentAnswers } from './sample-content.ts';
import { memberAnswers } from './sample-member.ts';
import { orderAnswers } from './sample-order.ts';

const definitions = import.meta.glob<{ readonly country: CountryDefinition }>('../../*/src/country.ts');

/** The definition of a country app. */
export const countryOf = async (val: string): Promise<CountryDefinition> => {
  const read = definitions[`../../${val}/src/country.ts`];
  if (!read) throw new Error(`there is no app ${val}`);
  return (await read()).country;
};

const shown = 8;

/** The first products of a country's catalogue with their real names, prices and pictures. */
const productsOf = async (
  { val, currency }: CountryDefinition,
  language: string,
): Promise<readonly Product[]> => {
  const [rows, texts] = await Promise.all([
    rowsOf(val, 'products.csv'),
    rowsOf(val, `texts.${language}.csv`),
  ]);
  const names = new Map(texts.map(({ code, name }) => [code, name]));
  return rows.slice(0, shown).map(({ code = '', price: amount, cc, picture: photo, popular }, place) => {
    const price = Math.round(numberIn(amount) * 10 ** currency.digits);
    // The pictures of one country are served: all show the same goods.
    const picture = `/media/kg/products/${photo}`;
    return testProduct({
      id: place + 1,
      slug: `product-${place + 1}`,
      name: names.get(code) ?? `Product ${code}`,
      productCode: code,
      currency: currency.code,
      price: toWire(price, currency),
      strGrossCost: formatMoney(price, currency),
      cc: numberIn(cc).toFixed(3),
      photo: `${picture}-90.webp`,
      img: `${picture}-400.webp`,
      isPopular: popular === 'yes',
    });
  });
};

/** The first categories of a country that have a name in the language. */
const categoriesOf = async ({ val }: CountryDefinition, language: string): Promise<Category[]> =>
  (await categoriesIn(val))
    .flatMap(({ slug, picture, names }, id) => {
      const name = isEntry(names) ? names[language] : undefined;
      if (typeof slug !== 'string' || typeof name !== 'string') return [];
      const photo = `/media/kg/products/${String(picture)}-400.webp`;
      return [{ id, slug, name, photo, background: '#edf3ec', productCount: shown }];
    })
    .slice(0, shown);

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
