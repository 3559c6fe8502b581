import type { Sent } from '@caravan/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testOrder, unpaidOrder } from '../../testing/test-order.ts';

const orders = [
  testOrder({ pk: 72, code: 'XX-26-AAAAAA', status: 'paid', deliveryName: 'Courier', billedTo: '2026-11' }),
  testOrder({ pk: 71, code: 'XX-26-BBBBBB', status: 'delivered' }),
];
const list = ({ path }: Sent) =>
  path.includes('status=expired') ? { results: [], count: 0 } : { results: orders, count: 41 };

const open = (path: string, answers: Answers = {}) =>
  openShop(path, { member: testMember, answers: { 'GET order/order/': list, ...answers } });

describe('order history', () => {
  it('ORD-2 lists orders with code, date, translated status, delivery, month, points and total', async () => {
    open('/order-history');
    const table = within(await screen.findByRole('table', { name: 'Order history' }));
    const [, first] = table.getAllByRole('row');
    const cells = within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ lastElementChild }) => lastElementChild?.textContent.replaceAll('\u00A0', ' '));
    expect(cells).toEqual(['21-11-2026', 'Paid', 'Courier', 'November 2026', '0.625 CC', '62,00 XXD']);
    expect(table.getByRole('link', { name: 'XX-26-AAAAAA' }).getAttribute('href')).toBe('/order-history/72');
  });

  it('ORD-2 status and period are in the address, so that link, reload and back give the same list', async () => {
    const { user, calls, address } = open('/order-history?page=2');
    await screen.findByRole('table');
    expect(calls.some(({ path }) => path.includes('limit=20&offset=20'))).toBe(true);
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
    await waitFor(() => expect(address()).toBe('/order-history?status=paid'));
    await user.selectOptions(screen.getByLabelText('Period'), 'This year');
    await waitFor(() => expect(address()).toBe('/order-history?status=paid&period=year'));
    expect(calls.at(-1)?.path).toMatch(/status=paid&from=\d{4}-01-01/);
  });

  it('ORD-7 can be searched for orders that went the way back', async () => {
    const { user, address, calls } = open('/order-history');
    await screen.findByRole('table');
    for (const [name, status] of [
      ['Not accepted', 'refused'],
      ['Returned', 'returned'],
      ['Refunded', 'refunded'],
    ] as const) {
      await user.selectOptions(screen.getByLabelText('Status'), name);
      await waitFor(() => expect(address()).toBe(`/order-history?status=${status}`));
      await waitFor(() => expect(calls.at(-1)?.path).toContain(`status=${status}`));
    }
  });

  it('ORD-2 has pages, with real links', async () => {
    open('/order-history');
    const third = await screen.findByRole('link', { name: 'Page 3' });
    expect(third.getAttribute('href')).toBe('/order-history?page=3');
  });

  it('an empty list says why, and leads on', async () => {
    const { user, address } = open('/order-history?status=expired');
    await screen.findByRole('heading', { name: 'No orders like that' });
    await user.click(screen.getByRole('link', { name: 'Show all orders' }));
    await waitFor(() => expect(address()).toBe('/order-history'));
  });
});

describe('an order', () => {
  it('ORD-3 shows lines, sums, what happened, who and where', async () => {
    const order = testOrder({
      status: 'paid',
      address1: 'Main Street 12, Northtown',
      province: 'North',
      recipientName: 'Aigul Asanova',
      comment: 'Ring twice',
      history: [
        { status: 'draft', at: '2026-11-21T06:00:00Z' },
        { status: 'awaiting_payment', at: '2026-11-21T06:01:00Z' },
        { status: 'paid', at: '2026-11-21T06:05:00Z' },
      ],
    });
    open('/order-history/71', { 'GET order/order/71/': order });
    await screen.findByRole('heading', { level: 1, name: 'Order XX-26-7F3K2Q' });
    screen.getByRole('link', { name: 'Product 1' });
    screen.getByText('North, Main Street 12, Northtown');
    screen.getByText('Ring twice');
    const states = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'Awaiting payment21-11-2026 12:01',
      'Paid21-11-2026 12:05',
    ]);
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('ORD-3 one that is held unpaid offers to be paid now', async () => {
    const { user, shop, address } = open('/order-history/71', { 'GET order/order/71/': unpaidOrder() });
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(address()).toBe('/pay'));
    expect(shop.order.pk()).toBe(71);
  });

  it('ORD-3 SHOP-9 ordered again, it says what could not be added and why', async () => {
    const results = [
      { productCode: '1', ok: true },
      { productCode: '2', ok: false, message: 'Out of stock' },
    ];
    const { user, address } = open('/order-history/71', {
      'GET order/order/71/': testOrder({ status: 'delivered' }, [
        { code: '1', quantity: 5 },
        { code: '2', name: 'Hand cream', quantity: 1 },
      ]),
      'POST order/order/71/reorder/': { results, count: 5 },
    });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    await screen.findByText('Hand cream was not added: Out of stock');
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it.each([
    ['promised', null, 'A gift coupon of 10,00 XXD will be yours once this order is paid.'],
    [
      'usable',
      '2222-AAAA',
      'This order earned you a gift coupon of 10,00 XXD: 2222-AAAA, valid until 13-02-2027.',
    ],
    ['used', '2222-AAAA', 'You have used the gift coupon of 10,00 XXD that this order earned you.'],
    ['expired', '2222-AAAA', 'The gift coupon of 10,00 XXD for this order expired on 13-02-2027.'],
    ['taken_back', '2222-AAAA', 'The gift coupon of 10,00 XXD for this order was taken back.'],
  ] as const)(
    'LIM-6 tells of a coupon that is %s, the coupon used, and the gift',
    async (state, code, text) => {
      const validUntil = code === null ? null : '2027-02-13T17:59:59.999Z';
      const gift = { code: '9', quantity: 1, unitPrice: 0, unitCc: 0, gift: true, name: 'Tote Bag' };
      const order = testOrder(
        {
          status: 'paid',
          coupon: '10.00',
          couponCode: '7F3K-2QM9',
          couponEarned: { amount: '10.00', code, validUntil, state },
        },
        [{ code: '1', quantity: 5 }, gift],
      );
      open('/order-history/71', { 'GET order/order/71/': order });
      await screen.findByText((_, element) => element?.textContent.replaceAll('\u00A0', ' ') === text, {
        ignore: ':has(*)',
      });
      screen.getByText('7F3K-2QM9');
      screen.getByText('Coupon');
      const row = screen.getByRole('link', { name: 'Tote Bag' }).closest('li');
      expect(row?.textContent).toContain('Gift');
    },
  );

  it('ORD-3 can be printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open('/order-history/71', { 'GET order/order/71/': testOrder({ status: 'paid' }) });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('another member’s order is as if there were none', async () => {
    open('/order-history/99', {
      'GET order/order/99/': answer(404, { detail: 'Not found', code: 'not_found' }),
    });
    await screen.findByRole('heading', { level: 1, name: 'There is no such page' });
  });
});
