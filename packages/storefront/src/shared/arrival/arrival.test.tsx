import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createI18n, languages, type Catalogue, type Language } from '@caravan/i18n';
import { sayArrival } from '@caravan/country';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartServer } from '../../testing/cart-server.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testAddress, testOrder } from '../../testing/test-order.ts';
import { testDetails } from '../../testing/test-product.ts';

const { rules } = testCountry();

/** A country where the courier is in the north on the next day, elsewhere after two to four. */
const country = testCountry({
  holidays: async () => ({ holidays: ['2026-11-26'] }),
  rules: {
    ...rules,
    delivery: [
      {
        slug: 'courier',
        kind: 'courier',
        fee: 2000,
        transit: [
          { zone: 'north', area: { provinces: [1] }, days: [1, 1] },
          { zone: 'south', days: [2, 4] },
        ],
      },
      { slug: 'pickup', kind: 'pickup', fee: 0, transit: [{ days: [0, 0] }] },
    ],
  },
  deliveryFacts: {
    courier: {
      name: { en: 'Courier', tr: 'Kurye' },
      description: { en: 'To your door', tr: 'Kapınıza' },
      zones: { north: { en: 'North', tr: 'Kuzey' }, south: { en: 'South', tr: 'Güney' } },
    },
    pickup: { name: { en: 'Pickup', tr: 'Elden' }, description: { en: 'At our office', tr: 'Ofisimizden' } },
  },
});

/** Monday, 14:59 in Bishkek: a minute before the cut-off. */
const beforeCutOff = new Date('2026-11-23T08:59:30Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(beforeCutOff);
});
afterEach(() => void vi.useRealTimers());

describe('a product’s page', () => {
  const open = async () => {
    openShop('/e-shop/7-aloe-gel', { answers: { 'GET product/7/': testDetails() }, country });
    await screen.findByRole('heading', { level: 1, name: 'Aloe gel' });
  };
  const lineOf = (zone: string) =>
    screen
      .getByText((_text, element) => element?.tagName === 'P' && element.textContent.startsWith(zone))
      .textContent.replaceAll('\u00A0', ' ');

  it('DLV-6 PERF-2 names the zones at once, and the days once somebody moves', async () => {
    await open();
    expect(lineOf('North').trim()).toBe('North');
    expect(screen.queryByText(/Nov/)).toBeNull();
    fireEvent.scroll(window);
    await screen.findByText('Tue 24 Nov');
    expect(lineOf('North')).toBe('North Tue 24 Nov');
    // Each line waits for its words by itself. Thursday is a holiday.
    await waitFor(() => expect(lineOf('South')).toBe('South 25–28 Nov'));
    await screen.findByText('Ready from Mon 23 Nov');
  });

  it('DLV-6 follows the cut-off while the page is open', async () => {
    await open();
    fireEvent.scroll(window);
    await screen.findByText('Ready from Mon 23 Nov');
    vi.setSystemTime('2026-11-23T09:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('Ready from Tue 24 Nov');
    expect(lineOf('North')).toBe('North Wed 25 Nov');
  });
});

describe('the cart', () => {
  const open = async (more = {}, member: typeof testMember | undefined = testMember) => {
    openShop('/cart', {
      ...(member && { member }),
      country,
      answers: { ...cartServer([{ code: '1', quantity: 2 }]), ...more },
    });
    await screen.findByRole('region', { name: 'Order summary' });
    fireEvent.scroll(window);
    return within(screen.getByRole('region', { name: 'Order summary' }));
  };

  it('DLV-6 a member reads the day for their own district', async () => {
    const sums = await open({ 'GET users/address/': [testAddress()] });
    await sums.findByText('Arrives Tue 24 Nov');
    sums.getByText('North, Upper');
    sums.getByText('Ready from Mon 23 Nov');
  });

  it('CART-3 DLV-6 where delivery is free from another sum on at their own address, a member is told that one', async () => {
    const courier = { kind: 'courier' as const, fee: 2000, transit: [{ days: [1, 1] as const }] };
    const nearby = testCountry({
      holidays: async () => ({ holidays: [] }),
      deliveryFacts: country.deliveryFacts,
      rules: {
        ...rules,
        delivery: [
          { ...courier, slug: 'courier', area: { provinces: [1] }, freeFrom: [{ goods: 5000 }] },
          { ...courier, slug: 'courier', freeFrom: [{ goods: 100_000 }] },
        ],
      },
    });
    openShop('/cart', {
      member: testMember,
      country: nearby,
      answers: { ...cartServer([{ code: '1', quantity: 2 }]), 'GET users/address/': [testAddress()] },
    });
    const sums = within(await screen.findByRole('region', { name: 'Order summary' }));
    sums.getByText('Add 975,20 XXD more for free delivery');
    fireEvent.scroll(window);
    await sums.findByText('Add 25,20 XXD more for free delivery');
  });

  it('DLV-6 without an address the days of all, and why', async () => {
    const sums = await open({ 'GET users/address/': [] });
    await sums.findByText('Arrives 24–28 Nov');
    sums.getByText('Depends on your address');
  });
});

it('DLV-6 the placed order tells the days it was promised for, not those of today', async () => {
  const arrives = { from: '2026-11-30', to: '2026-12-02' };
  const answers = { 'GET order/order/71/': testOrder({ status: 'paid', arrives }) };
  openShop('/pay/success?order=71', { member: testMember, answers, country });
  await waitFor(() => expect(screen.getByText('Arrives').nextSibling?.textContent).toBe('30 Nov – 2 Dec'));
});

const written = import.meta.glob<{ readonly messages: Catalogue }>(
  '../../../../i18n/src/words/arrival/*.po',
  {
    eager: true,
  },
);

it.each<readonly [Language, string, string, string, string]>([
  ['en', 'Arrives Tue 24 Nov', 'Arrives 24–26 Nov', 'Arrives 30 Nov – 2 Dec', 'Ready from Sun 29 Nov'],
  [
    'tr',
    'Tahmini teslimat: 24 Kasım Salı',
    'Tahmini teslimat: 24–26 Kasım',
    'Tahmini teslimat: 30 Kas – 2 Ara',
    '29 Kasım Pazar gününden itibaren alınabilir',
  ],
  [
    'ru',
    'Доставим 24 ноября, вт',
    'Доставим 24–26 ноября',
    'Доставим 30 нояб. – 2 дек.',
    'Можно забрать с 29 ноября, вс',
  ],
  [
    'az',
    'Çatdırılma: 24 noyabr, ç.a.',
    'Çatdırılma: 24–26 noyabr',
    'Çatdırılma: 30 noy – 2 dek',
    'Götürmə tarixi: 29 noyabr, b.',
  ],
  [
    'ka',
    'მიიღებთ: 24 ნოემბერი, სამ',
    'მიიღებთ: 24–26 ნოემბერი',
    'მიიღებთ: 30 ნოე – 2 დეკ',
    'მზადაა: 29 ნოემბერი, კვი',
  ],
  [
    'kk',
    'Жеткізіледі: 24 қараша, сс',
    'Жеткізіледі: 24–26 қараша',
    'Жеткізіледі: 30 қар. – 2 жел.',
    'Дайын болады: 29 қараша, жс',
  ],
])('DLV-6 LANG-6 %s says days in its own way', (language, one, some, months, ready) => {
  const { messages } = written[`../../../../i18n/src/words/arrival/${language}.po`] ?? { messages: {} };
  const i18n = createI18n(language, messages);
  const say = (from: string, to: string, kind: 'courier' | 'pickup' = 'courier') =>
    sayArrival({ from, to }, kind, i18n._.bind(i18n));
  expect(say('2026-11-24', '2026-11-24')).toBe(one);
  expect(say('2026-11-24', '2026-11-26')).toBe(some);
  expect(say('2026-11-30', '2026-12-02')).toBe(months);
  expect(say('2026-11-29', '2026-11-29', 'pickup')).toBe(ready);
  expect(languages).toContain(language);
});
