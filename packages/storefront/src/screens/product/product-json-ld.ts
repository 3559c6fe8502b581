import type { CountryDefinition } from '@caravan/country';
import type { ProductData } from './load.ts';

/** The product for search engines, as schema.org writes it. */
export const productJsonLd = (
  { name, description, productCode, img, price, currency, amount, disabled }: ProductData['product'],
  { domains }: Pick<CountryDefinition, 'domains'>,
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  sku: productCode,
  image: `https://${domains[0]}${img}`,
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${amount > 0 && !disabled ? 'InStock' : 'OutOfStock'}`,
  },
});
