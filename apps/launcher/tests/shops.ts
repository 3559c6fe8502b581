import type { Page } from '@playwright/test';

/** What the tests must know of a country's shop to buy there. */
export interface ShopFacts {
  /** The demo member so many of the country; 1 to 5 are manager to novus. */
  readonly member: (number: number) => string;
  /** Card typed at the bank instead of on our page. */
  readonly hosted: boolean;
  readonly card: string;
  readonly success: string;
  readonly agreements: readonly string[];
  readonly phone: string;
  /** The region chosen, where a country asks for one. */
  readonly store: number | null;
  /** How a price reads there. */
  readonly price: RegExp;
}

const shop = (prefix: string, phone: string, price: RegExp, more: Partial<ShopFacts> = {}): ShopFacts => ({
  member: (number) => `${prefix}${String(number).padStart(9, '0')}`,
  hosted: false,
  card: 'card',
  success: '/pay/success',
  agreements: [],
  phone,
  store: null,
  price,
  ...more,
});

export const shops = {
  kg: shop('996', '+996555123456', /^\d{1,3}(\u00A0\d{3})*\u00A0сом$/, {
    hosted: true,
    card: 'demir',
    success: '/pay/success/demir',
  }),
  tr: shop('900', '+905321234567', /^\d{1,3}(\.\d{3})*,\d\d\u00A0₺$/, {
    agreements: ['pre-information', 'distance-sales'],
  }),
  az: shop('994', '+994501234567', /^\d{1,3}(\.\d{3})*,\d\d\u00A0AZN$/),
  ge: shop('995', '+995555123456', /^\d+,\d\d\u00A0GEL$/),
  iq: shop('964', '+9647701234567', /^\d{1,3}(\.\d{3})*,\d\d\u00A0USD$/),
  kz: shop('770', '+77011234567', /^\d{1,3}(\u00A0\d{3})*\u00A0₸$/, { store: 2 }),
} satisfies Record<string, ShopFacts>;

export const countries = Object.keys(shops) as (keyof typeof shops)[];

/** A visitor who, where a country asks, has chosen a region: said before the first page. */
export const settleRegion = async (page: Page, country: keyof typeof shops): Promise<void> => {
  const { store } = shops[country];
  if (store === null) return;
  const cookie = { name: 'store', value: String(store), domain: `${country}.localhost`, path: '/' };
  await page.context().addCookies([cookie]);
  await page.addInitScript((region) => localStorage.setItem('region', region), String(store));
};

/** The same visitor, who speaks English. */
export const settle = async (page: Page, country: keyof typeof shops): Promise<void> => {
  const cookie = { name: 'language', value: 'en', domain: `${country}.localhost`, path: '/' };
  await page.context().addCookies([cookie]);
  await settleRegion(page, country);
};
