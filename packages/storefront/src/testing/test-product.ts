import type { Category, Product, ProductDetails } from '@caravan/contract';

const noLimit = { limit: null, used: 0 };

/** A product as the API sends it, with some facts replaced. */
export const testProduct = (facts: Partial<Product> = {}): Product => ({
  id: 7,
  slug: 'aloe-gel',
  name: 'Aloe gel',
  productCode: '715',
  category: 'aloe-drinks',
  currency: 'XXD',
  price: '20.00',
  strGrossCost: '20,00 XXD',
  cc: '0.125',
  amount: 40,
  quantity: 0,
  disabled: false,
  discountable: true,
  photo: '/media/xx/products/aloe-gel-90.webp',
  img: '/media/xx/products/aloe-gel-400.webp',
  background: '#edf3ec',
  isPopular: false,
  hasPromotion: false,
  limits: { once: noLimit, daily: noLimit, monthly: noLimit },
  ...facts,
});

/** A product as its own page gets it. */
export const testDetails = (facts: Partial<ProductDetails> = {}): ProductDetails => ({
  ...testProduct(facts),
  categoryName: 'Aloe drinks',
  description: 'Pure gel.',
  usage: 'Shake it.',
  ingredients: 'Aloe vera.',
  notice: '',
  images: ['/media/xx/products/aloe-gel-400.webp'],
  related: [],
  ...facts,
});

/** Some products, each different. */
export const testProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, place) =>
    testProduct({
      id: place + 1,
      name: `Product ${place + 1}`,
      productCode: String(100 + place),
      slug: `product-${place + 1}`,
    }),
  );

export const testCategories: Category[] = ['Aloe drinks', 'Bee products'].map((name, place) => ({
  id: place + 1,
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  photo: '/media/xx/products/category-400.webp',
  background: '#edf3ec',
  productCount: place + 3,
}));
