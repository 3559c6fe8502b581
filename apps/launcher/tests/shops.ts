import type { CountryDefinition } from '@caravan/country';
import type { Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
  /** Version of the choice about cookies. */
  readonly cookieVersion: string;
  /** The region chosen, where a country asks for one. */
  readonly store: number | null;
  /** How a price reads there. */
  readonly price: RegExp;
}

const apps = join(import.meta.dirname, '../..');

/** A price as the country's currency prints it, of any size. */
const priceOf = ({
  symbol,
  symbolPlace,
  thousands,
  decimal,
  digits,
}: CountryDefinition['currency']): RegExp => {
  const plain = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const whole = thousands === '' ? String.raw`\d+` : String.raw`\d{1,3}(?:${plain(thousands)}\d{3})*`;
  const number = digits === 0 ? whole : String.raw`${whole}${plain(decimal)}\d{${digits}}`;
  const parts = [number, plain(symbol)];
  return new RegExp(`^${(symbolPlace === 'after' ? parts : parts.toReversed()).join('\u00A0')}$`);
};

const factsOf = ({
  fboPrefix,
  card,
  rules,
  agreements,
  phone,
  cookieVersion,
  defaultStore,
  currency,
}: CountryDefinition): ShopFacts => ({
  member: (number) => `${fboPrefix}${String(number).padStart(9, '0')}`,
  hosted: card.mode === 'hosted',
  card: rules.payments.find(({ kind }) => kind === 'card')?.slug ?? 'card',
  success: card.successPath,
  agreements: agreements.map(({ slug }) => slug),
  phone: `+${phone.callingCode}${phone.example.replaceAll(/\D/g, '')}`,
  cookieVersion,
  store: defaultStore,
  price: priceOf(currency),
});

const read = async (val: string): Promise<[string, ShopFacts]> => {
  const { country }: { country: CountryDefinition } = await import(join(apps, val, 'src/country.ts'));
  return [val, factsOf(country)];
};

/** Countries that tests call by name; others are found, and sit the same tests. */
type Named = 'kg' | 'tr' | 'az' | 'ge' | 'iq' | 'kz';

/** Every folder of `apps` with a `src/country.ts`, as the launcher finds them (CTRY-6). */
export const shops = Object.fromEntries(
  await Promise.all(
    readdirSync(apps)
      .filter((val) => existsSync(join(apps, val, 'src/country.ts')))
      .map(read),
  ),
) as Readonly<Record<Named, ShopFacts>>;

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
