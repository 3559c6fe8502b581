import { seedProducts, type SeedProduct } from './seed.ts';
import { testCountry } from './country.ts';

/** The made-up country with gifts: a coupon of 10.00 from goods of 90.00 on, a free gift over 500.00 (LIM-6). */
export const giftCountry = () => {
  const { rules } = testCountry();
  return testCountry({
    rules: {
      ...rules,
      gifts: { coupon: { amount: 1000, from: 9000, validDays: 90 }, freeGift: { over: 50_000 } },
    },
  });
};

/** The usual products, plenty of the gel, and two that are given: 961 first, of which there is one, then 960, of which there are two. */
export const giftProducts: readonly SeedProduct[] = [
  ...seedProducts.map((product) => (product.code === '100' ? { ...product, stock: 500 } : product)),
  {
    code: '960',
    names: { en: 'Gift Box', tr: 'Hediye Kutusu' },
    price: 1450,
    stock: 2,
    dailyLimit: 1,
    gift: 2,
  },
  { code: '961', names: { en: 'Tote Bag', tr: 'Bez Çanta' }, stock: 1, disabled: true, gift: 1 },
];
