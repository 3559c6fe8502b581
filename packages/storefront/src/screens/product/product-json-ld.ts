import type { CountryDefinition } from '@caravan/country';
import type { I18n } from '@lingui/core';
import { listPath } from '../../features/catalogue/product-list.ts';
import { productPath } from '../../routes/product-path.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { ProductData } from './load.ts';

export interface JsonLdContext {
  readonly country: Pick<CountryDefinition, 'domains' | 'defaultLanguage'>;
  readonly language: string;
  readonly i18n: Pick<I18n, '_'>;
}

/** Reviews that search engines are told of, beside the rating of all: each costs 35 bytes of the first 14 kB. */
const toldReviews = 1;

/** The product with its offer, its rating and the way to it, for search engines as schema.org writes them (SEO-1). */
export const productJsonLd = (
  product: ProductData['product'],
  reviews: ProductData['reviews'],
  { country, language, i18n }: JsonLdContext,
): Readonly<Record<string, unknown>> => {
  const at = (path: string): string => `https://${country.domains[0]}${path}`;
  const page = (path: string): string => {
    const url = new URL(at(path));
    if (language !== country.defaultLanguage) url.searchParams.set('lang', language);
    return url.href;
  };
  const { name, description, productCode, img, price, currency, amount, disabled, rating } = product;
  const way = [
    [i18n._('menu.shop'), pathTo('shop')],
    [product.categoryName, listPath({ category: product.category })],
    [name, productPath(product)],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name,
        description,
        sku: productCode,
        image: at(img),
        brand: { '@type': 'Brand', name: i18n._('shell.brand') },
        ...(rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
          review: reviews?.results.slice(0, toldReviews).map(({ stars, title, text, author, date }) => ({
            '@type': 'Review',
            reviewRating: { '@type': 'Rating', ratingValue: stars },
            author: { '@type': 'Person', name: author },
            datePublished: date.slice(0, 10),
            ...(title !== '' && { name: title }),
            reviewBody: text,
          })),
        }),
        offers: {
          '@type': 'Offer',
          url: page(productPath(product)),
          price,
          priceCurrency: currency,
          availability: `https://schema.org/${amount > 0 && !disabled ? 'InStock' : 'OutOfStock'}`,
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: way.map(([label, path], place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: label,
          item: page(path),
        })),
      },
    ],
  };
};
