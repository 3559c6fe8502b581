import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testOrder } from '../../testing/test-order.ts';

const monthsUntil = (year: number, month: number): string[] =>
  Array.from({ length: 13 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  );
const monthNames = monthsUntil(2026, 11);
const months = monthNames.map((month, back) => ({
  month,
  cc: `${20 - back}.500`,
  own: `${10 - Math.min(back, 9)}.500`,
  newMembers: `${10 - back + Math.min(back, 9)}.000`,
  orders: back,
}));
const volume = {
  months,
  level: 'supervisor',
  next: { level: 'assistant_manager', missingCc: '34.000', until: '2026-11-30T17:59:59.999Z' },
};
const sales = {
  results: [
    { date: '2026-11-15T06:10:00.000Z', firstName: 'Bermet', total: '62.00', cc: '0.300', kind: 'referred' },
    { date: '2026-11-15T06:00:00.000Z', firstName: null, total: '1500.00', cc: '2.500', kind: 'sponsored' },
  ],
  count: 41,
};
const answers: Answers = {
  'GET business/volume/': volume,
  'GET business/sales/': sales,
  'GET order/order/': { results: [testOrder({ pk: 71, code: 'XX-26-AAAAAA', status: 'paid' })], count: 1 },
};

const open = async (more: Answers = {}, path = '/my-business') => {
  const opened = openShop(path, { answers: { ...answers, ...more }, member: testMember });
  await screen.findByRole('heading', { level: 1, name: 'My business' });
  return opened;
};
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

describe('my business', () => {
  it('ROUTE-14 is for members: a visitor is sent home', async () => {
    const { address } = openShop('/my-business', { answers });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('BIZ-1 shows this month, own and of new members, the level and what is missing to the next', async () => {
    await open();
    const month = screen.getByRole('region', { name: 'This month' });
    for (const text of ['20.500 CC', '10.500 CC', '10.000 CC'])
      expect(plain(month.textContent)).toContain(text);
    const level = screen.getByRole('region', { name: 'Your level' });
    for (const text of ['Supervisor', 'Next level: Assistant manager', '34.000 CC to go by 30-11-2026'])
      expect(plain(level.textContent)).toContain(text);
    const meter = within(level).getByRole('meter', { name: 'Next level: Assistant manager' });
    expect(meter.getAttribute('aria-valuenow')).toBe('55');
  });

  it.each([
    [null, 'You have reached the highest level.'],
    [{ ...volume.next, missingCc: '0.000' }, 'your level will rise with your next paid order'],
  ])('BIZ-1 with nothing missing it says so: %o', async (next, text) => {
    await open({ 'GET business/volume/': { ...volume, level: 'manager', next } });
    expect(screen.getByRole('region', { name: 'Your level' }).textContent).toContain(text);
  });

  it('BIZ-3 a page of sales behind the last leads to the last', async () => {
    const { address } = openShop('/my-business?page=99', { answers, member: testMember });
    await waitFor(() => expect(address()).toBe('/my-business?page=5'));
  });

  it('BIZ-2 shows thirteen months as a picture and as a table', async () => {
    const { calls } = await open();
    expect(calls.some(({ path }) => path.includes('business/volume/?months=13'))).toBe(true);
    const chart = screen.getByRole('img', { name: /^Chart: case credits by month/ });
    expect(chart.querySelectorAll('rect')).toHaveLength(26);
    const rows = within(screen.getByRole('table', { name: 'Case credits by month' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Month', 'Own', 'New', 'CC', 'Orders'],
      ...months.map(({ month, own, newMembers, cc, orders }) => [
        expect.stringContaining(month.slice(0, 4)),
        own,
        newMembers,
        cc,
        String(orders),
      ]),
    ]);
    expect(rows[1]?.textContent).toContain('November 2026');
  });

  it.each([
    [10, ['2025', '2026']],
    [11, ['2026']],
    [12, ['2026']],
    [13, ['2026', '2027']],
  ])('BIZ-2 the years below the picture do not run into each other: until month %i', async (until, years) => {
    const of = monthsUntil(2026, until).map((month) => ({ ...months[0], month }));
    await open({ 'GET business/volume/': { ...volume, months: of } });
    const below = screen.getByRole('img', { name: /^Chart/ }).parentElement?.querySelectorAll('li') ?? [];
    expect([...below].flatMap(({ children: [, year] }) => year?.textContent ?? [])).toEqual(years);
  });

  it('BIZ-3 lists sales with date, first name, how, credits and total, by pages that are links', async () => {
    const { user, address, calls } = await open();
    const [, first, second] = within(screen.getByRole('table', { name: 'Sales history' })).getAllByRole(
      'row',
    );
    const cells = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].map(({ lastElementChild }) => plain(lastElementChild?.textContent ?? null));
    expect(cells(first)).toEqual(['15-11-2026', 'Bermet', 'Your link', '0.300 CC', '62,00 XXD']);
    expect(cells(second)).toEqual(['15-11-2026', 'Former member', 'Your member', '2.500 CC', '1.500,00 XXD']);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/my-business?page=2'));
    await waitFor(() => expect(calls.some(({ path }) => path.includes('limit=10&offset=10'))).toBe(true));
  });

  it('BIZ-3 shows the latest purchases and the way to all of them', async () => {
    await open();
    screen.getByRole('link', { name: 'XX-26-AAAAAA' });
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/order-history');
  });

  it('BIZ-3 says what will be there while there is nothing', async () => {
    const none = { results: [], count: 0 };
    await open({ 'GET business/sales/': none, 'GET order/order/': none });
    screen.getByRole('heading', { name: 'No sales yet' });
    screen.getByRole('heading', { name: 'No orders yet' });
  });

  it('BIZ-1 a preferred customer sees why not yet, what to do and how far it is, and no figures of a business', async () => {
    const next = { level: 'assistant_supervisor', missingCc: '0.500', until: '2026-12-31T17:59:59.999Z' };
    const { shop } = await open({ 'GET business/volume/': { ...volume, level: 'novus', next } });
    screen.getByRole('heading', { name: 'My business opens at the Assistant supervisor level' });
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('75');
    expect(screen.queryByRole('table')).toBeNull();
    expect(shop.session.store.getState().user?.level).toBe('novus');
  });

  it('REG-11 a level that rose meanwhile is the member’s in this browser too', async () => {
    const { shop, stored } = await open({
      'GET business/volume/': { ...volume, level: 'manager', next: null },
    });
    expect(shop.session.store.getState().user?.level).toBe('manager');
    expect(stored.get('currentUser')).toContain('"level":"manager"');
  });
});
