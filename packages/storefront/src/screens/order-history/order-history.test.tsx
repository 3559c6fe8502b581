import type { Sent } from '@caravan/api-client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { listedOrder, testOrder, unpaidOrder } from '../../testing/test-order.ts';
import { testDetails } from '../../testing/test-product.ts';
import { wholeText } from '../../testing/whole-text.ts';

const orders = [
  listedOrder({
    pk: 72,
    code: 'XX-26-AAAAAA',
    status: 'paid',
    deliveryName: 'Courier',
    arrives: { from: '2026-11-24', to: '2026-11-26' },
  }),
  listedOrder({
    pk: 71,
    code: 'XX-26-BBBBBB',
    status: 'delivered',
    history: [{ status: 'delivered', at: '2026-11-20T06:00:00Z' }],
    goods: { lines: 6, units: 9, first: [{ productName: 'Aloe gel', photo: '/media/p.webp' }] },
  }),
];
const list = ({ path }: Sent) =>
  path.includes('status=expired') ? { results: [], count: 0 } : { results: orders, count: 41 };

const open = (path: string, answers: Answers = {}) =>
  openShop(path, { member: testMember, answers: { 'GET order/order/': list, ...answers } });

describe('order history', () => {
  const cardOf = async (code: string) =>
    within(await screen.findByRole('article', { name: `Order ${code}` }));

  it('ORD-2 ORD-9 shows each order as a card: date, status, products, total, points, delivery', async () => {
    open('/order-history');
    const card = await cardOf('XX-26-AAAAAA');
    card.getByText('21-11-2026');
    card.getByText('Paid');
    card.getByText('62,00 XXD', { normalizer: (text) => text.replaceAll('\u00A0', ' ') });
    card.getByText('5 items · 0.625 CC · Courier', {
      normalizer: (text) => text.replaceAll('\u00A0', ' '),
    });
    card.getByRole('img', { name: 'Product 1' });
    expect(card.getByRole('link', { name: 'Order XX-26-AAAAAA' }).getAttribute('href')).toBe(
      '/order-history/72',
    );
    const other = await cardOf('XX-26-BBBBBB');
    other.getByRole('img', { name: 'Aloe gel' });
    other.getByText('+5');
  });

  it.each([
    ['/order-history?page=99', '/order-history?page=3'],
    ['/order-history?status=expired&page=2', '/order-history?status=expired'],
  ])('ORD-2 %s, behind the last page, leads to the last', async (path, last) => {
    const { address } = open(path);
    await waitFor(() => expect(address()).toBe(last));
  });

  describe('what comes next', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime('2026-11-23T06:00:00Z');
    });
    afterEach(() => void vi.useRealTimers());

    it('ORD-9 DLV-6 the day on which it comes or came, and the action that fits', async () => {
      open('/order-history');
      const sent = await cardOf('XX-26-AAAAAA');
      sent.getByText('Arrives 24–26 Nov');
      expect(sent.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe('/order-history/72');
      sent.getByRole('button', { name: 'Order again' });
      const came = await cardOf('XX-26-BBBBBB');
      came.getByText(wholeText('Delivered on 20-11-2026'), { selector: 'p' });
      expect(came.queryByRole('link', { name: 'Track order' })).toBeNull();
      came.getByRole('button', { name: 'Order again' });
    });

    it('ORD-9 an unpaid one says until when it can be paid, and leads there', async () => {
      const unpaid = listedOrder({ ...unpaidOrder(), pk: 73, reservedUntil: '2026-11-23T08:20:00Z' });
      const { user, address, shop } = open('/order-history', {
        'GET order/order/': { results: [unpaid], count: 1 },
      });
      const card = await cardOf(unpaid.code);
      card.getByText('Pay before 14:20');
      expect(card.queryByRole('button', { name: 'Order again' })).toBeNull();
      await user.click(card.getByRole('button', { name: 'Pay now' }));
      await waitFor(() => expect(address()).toBe('/pay'));
      expect(shop.order.pk()).toBe(73);
    });

    it('ORD-9 one that did not come on its day says so, one to be collected from when it can be', async () => {
      const late = listedOrder({
        code: 'XX-26-LATE22',
        status: 'shipped',
        arrives: { from: '2026-11-20', to: '2026-11-22' },
      });
      const collected = listedOrder({
        pk: 74,
        code: 'XX-26-HERE22',
        status: 'paid',
        pickupNameSurname: 'Ada',
        arrives: { from: '2026-11-23', to: '2026-11-23' },
      });
      open('/order-history', { 'GET order/order/': { results: [late, collected], count: 2 } });
      (await cardOf(late.code)).getByText('Was due 20–22 Nov');
      (await cardOf(collected.code)).getByText('Ready from Mon 23 Nov');
    });

    it('ORD-9 one that can be sent back offers that', async () => {
      const free = listedOrder({ status: 'delivered', withdrawal: { until: '2026-12-23T20:59:59.999Z' } });
      open('/order-history', { 'GET order/order/': { results: [free], count: 1 } });
      const card = await cardOf(free.code);
      expect(card.getByRole('link', { name: 'Return' }).getAttribute('href')).toBe('/order-history/71');
    });

    it('ORD-7 ORD-9 what is on its way back as a whole is not offered to be sent back once more', async () => {
      const declared = (quantity: number) => ({
        at: '2026-11-22T06:00:00Z',
        state: 'requested' as const,
        reason: '',
        lines: [{ productCode: '100', quantity }],
      });
      const of = (pk: number, code: string, ...returns: ReturnType<typeof declared>[]) =>
        listedOrder({ pk, code, status: 'delivered', withdrawal: { until: null }, returns });
      const part = of(75, 'XX-26-PARTAA', declared(2), declared(2));
      const whole = of(76, 'XX-26-WHQLEA', declared(2), declared(3));
      open('/order-history', { 'GET order/order/': { results: [part, whole], count: 2 } });
      (await cardOf(part.code)).getByRole('link', { name: 'Return' });
      expect((await cardOf(whole.code)).queryByRole('link', { name: 'Return' })).toBeNull();
    });

    it('ORD-2 ORD-9 what was collected was picked up, not delivered', async () => {
      const collected = listedOrder({
        pk: 79,
        code: 'XX-26-HADAAA',
        status: 'delivered',
        pickupNameSurname: 'Ada',
        history: [{ status: 'delivered', at: '2026-11-20T06:00:00Z' }],
      });
      open('/order-history', { 'GET order/order/': { results: [collected], count: 1 } });
      const card = await cardOf(collected.code);
      card.getByText('Picked up');
      card.getByText(wholeText('Picked up on 20-11-2026'), { selector: 'p' });
      expect(card.queryByText(/Delivered/)).toBeNull();
    });

    it('ORD-2 what is collected is ready, not sent', async () => {
      const sent = listedOrder({ pk: 77, code: 'XX-26-SENTAA', status: 'shipped' });
      const ready = listedOrder({
        pk: 78,
        code: 'XX-26-READYA',
        status: 'shipped',
        pickupNameSurname: 'Ada',
      });
      open('/order-history', { 'GET order/order/': { results: [sent, ready], count: 2 } });
      (await cardOf(sent.code)).getByText('Shipped');
      (await cardOf(ready.code)).getByText('Ready to collect');
    });
  });

  it('ORD-2 status and period are in the address, so that link, reload and back give the same list', async () => {
    const { user, calls, address } = open('/order-history?page=2');
    await screen.findAllByRole('article');
    expect(calls.some(({ path }) => path.includes('limit=20&offset=20'))).toBe(true);
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
    await waitFor(() => expect(address()).toBe('/order-history?status=paid'));
    await user.selectOptions(screen.getByLabelText('Period'), 'This year');
    await waitFor(() => expect(address()).toBe('/order-history?status=paid&period=year'));
    expect(calls.at(-1)?.path).toMatch(/status=paid&from=\d{4}-01-01/);
  });

  it('ORD-2 a choice made while the list of the one before is still on its way adds to it', async () => {
    const { user, address } = open('/order-history');
    await screen.findAllByRole('article');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paid' } });
    await user.selectOptions(screen.getByLabelText('Period'), 'This year');
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('paid');
    await waitFor(() => expect(address()).toBe('/order-history?status=paid&period=year'));
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('paid');
  });

  it('ORD-9 SHELL-17 one order is put into the cart again at a time, whichever was opened before', async () => {
    const { user } = open('/order-history', {
      'POST order/cart/lines/': { results: [] },
      'GET order/order/71/': testOrder({ pk: 71, status: 'delivered' }),
    });
    const buttons = await screen.findAllByRole('button', { name: 'Order again' });
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons.slice(0, 2)) {
      await user.click(button);
      await screen.findByRole('dialog', { name: 'Order again' });
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('ORD-7 can be searched for orders that went the way back', async () => {
    const { user, address, calls } = open('/order-history');
    await screen.findAllByRole('article');
    for (const [name, status] of [
      ['Refused on delivery', 'refused'],
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
    await screen.findByRole('heading', { name: 'No orders match your filters' });
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
    const states = within(screen.getByRole('region', { name: 'Order timeline' })).getAllByRole('listitem');
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'Awaiting payment21-11-2026 12:01',
      'Paid21-11-2026 12:05',
      'Next: Shipped',
      'Next: Delivered',
    ]);
    expect(states.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('ORD-3 one that is held unpaid offers to be paid now', async () => {
    const { user, shop, address } = open('/order-history/71', { 'GET order/order/71/': unpaidOrder() });
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(address()).toBe('/pay'));
    expect(shop.order.pk()).toBe(71);
  });

  it('ORD-9 its timeline says when it is expected, or until when it is to be paid', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-23T06:00:00Z');
    const arrives = { from: '2026-11-24', to: '2026-11-24' };
    const history = [{ status: 'paid' as const, at: '2026-11-21T06:05:00Z' }];
    open('/order-history/71', { 'GET order/order/71/': testOrder({ status: 'paid', history, arrives }) });
    const steps = within(await screen.findByRole('region', { name: 'Order timeline' })).getAllByRole(
      'listitem',
    );
    expect(steps.at(-1)?.textContent).toBe('Next: DeliveredArrives Tue 24 Nov');
    vi.useRealTimers();
  });

  it('ORD-9 help is asked for with the number of the order', async () => {
    open('/order-history/71', { 'GET order/order/71/': testOrder({ status: 'paid' }) });
    expect((await screen.findByRole('link', { name: 'Help with this order' })).getAttribute('href')).toBe(
      '/forever/contact-us?order=XX-26-7F3K2Q',
    );
  });

  it('ORD-3 API-73 its receipt is saved under its code; an unpaid one has none', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
    const paid = testOrder({ status: 'paid', payDate: '2026-11-21T06:05:00Z' });
    const { user } = open('/order-history/71', {
      'GET order/order/71/': paid,
      'GET order/order/71/receipt/': new Uint8Array([37, 80, 68, 70]),
    });
    await user.click(await screen.findByRole('button', { name: 'Receipt (PDF)' }));
    await waitFor(() => expect(saved).toEqual(['XX-26-7F3K2Q.pdf']));
    cleanup();
    open('/order-history/71', { 'GET order/order/71/': unpaidOrder() });
    await screen.findByRole('button', { name: 'Pay now' });
    expect(screen.queryByRole('button', { name: 'Receipt (PDF)' })).toBeNull();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe('cancelled', () => {
    const placed = testOrder({ status: 'confirmed', payDate: null });
    const ask = async (answers: Answers) => {
      const opened = open('/order-history/71', { 'GET order/order/71/': placed, ...answers });
      await opened.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
      return { ...opened, dialog };
    };
    const sent = (calls: readonly Sent[]) => calls.filter(({ path }) => path.endsWith('/cancel/'));

    it('API-58 ORD-1 one that is not paid is cancelled by its member, once more asked; the page says so', async () => {
      const { user, dialog, calls } = await ask({
        'POST order/order/71/cancel/': { ...placed, status: 'cancelled' },
      });
      dialog.getByText(new RegExp(`${placed.code} will not be delivered`));
      await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
      await screen.findByText('Order cancelled');
      expect(sent(calls)).toHaveLength(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
      await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });

    it('API-58 who keeps it sends nothing', async () => {
      const { user, dialog, calls } = await ask({});
      await user.click(dialog.getByRole('button', { name: 'Keep order' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent(calls)).toEqual([]);
    });

    it('API-58 one that was sent off meanwhile says so, and is shown as it is', async () => {
      let now = placed;
      const { user, dialog } = await ask({
        'GET order/order/71/': () => now,
        'POST order/order/71/cancel/': answer(409, {
          detail: 'This order can no longer be cancelled.',
          code: 'conflict',
        }),
      });
      now = { ...placed, status: 'shipped' };
      await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
      await screen.findByText('This order can no longer be cancelled.');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
    });

    it.each(['paid', 'shipped', 'delivered', 'cancelled'] as const)(
      'API-58 one that is %s offers no such thing',
      async (status) => {
        open('/order-history/71', { 'GET order/order/71/': testOrder({ status }) });
        await screen.findByRole('button', { name: 'Print' });
        expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
      },
    );
  });

  describe('ordered again', () => {
    const bought = testOrder({ status: 'delivered' }, [
      { code: '1', name: 'Aloe gel', quantity: 5 },
      { code: '2', name: 'Hand cream', quantity: 1 },
      { code: '3', name: 'Old soap', quantity: 2 },
      { code: '9', quantity: 1, unitPrice: 0, unitCc: 0, gift: true, name: 'Tote Bag' },
    ]);
    const product = (productCode: string, amount: number) => ({
      productCode,
      product: testDetails({ productCode, amount }),
    });
    const judged = [
      { ...product('1', 3), ok: false, message: 'Only 3 left' },
      { ...product('2', 50), ok: true },
      { productCode: '3', ok: false, message: 'No longer sold' },
    ];
    const begin = async (answers: Answers = {}) => {
      const opened = open('/order-history/71', {
        'GET order/order/71/': bought,
        'POST order/cart/lines/': { results: judged },
        'POST order/cart/add/': {
          results: [
            { productCode: '1', ok: true },
            { productCode: '2', ok: false, message: 'Out of stock' },
          ],
          count: 3,
        },
        ...answers,
      });
      await opened.user.click(await screen.findByRole('button', { name: 'Order again' }));
      return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Order again' })) };
    };
    const sent = (calls: readonly Sent[]) =>
      calls.filter(({ path }) => path === 'order/cart/add/').map(({ body }) => body);

    it('ORD-9 SHOP-9 quantities are changed first; what can’t be had is said; what was refused, too', async () => {
      const { user, dialog, calls, address } = await begin();
      const gel = await dialog.findByRole('spinbutton', { name: /Aloe gel/ });
      // No more than there is.
      expect([gel.getAttribute('aria-valuenow'), gel.getAttribute('aria-valuemax')]).toEqual(['3', '3']);
      dialog.getByText('Only 3 left');
      dialog.getByText('No longer sold');
      expect(dialog.getAllByRole('spinbutton')).toHaveLength(2);
      expect(dialog.queryByText('Tote Bag')).toBeNull();
      await user.click(dialog.getByRole('button', { name: /Decrease quantity: Aloe gel/ }));
      await user.click(dialog.getByRole('button', { name: 'Add 3 items to cart' }));
      expect(sent(calls)).toEqual([
        {
          items: [
            { productCode: '1', quantity: 2 },
            { productCode: '2', quantity: 1 },
          ],
        },
      ]);
      await screen.findByText('Hand cream was not added: Out of stock');
      await waitFor(() => expect(address()).toBe('/cart'));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('ORD-9 API-7 an answer that was lost is asked for again with the same key: nothing is added twice', async () => {
      const { user, dialog, calls } = await begin({ 'POST order/cart/add/': answer(503) });
      const add = await dialog.findByRole('button', { name: 'Add 4 items to cart' });
      await user.click(add);
      await screen.findByText('Server error');
      await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
      await user.click(add);
      const keys = () =>
        calls.filter(({ path }) => path === 'order/cart/add/').map(({ idempotencyKey }) => idempotencyKey);
      await waitFor(() => expect(keys()).toHaveLength(2));
      expect(keys()[0]).toBeTruthy();
      expect(keys()[1]).toBe(keys()[0]);
    });

    it('ORD-9 who closes it while it is added is told, and led nowhere', async () => {
      const { promise: added, resolve: add } = Promise.withResolvers();
      const { user, dialog, address } = await begin({ 'POST order/cart/add/': () => added });
      await user.click(await dialog.findByRole('button', { name: 'Add 4 items to cart' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      add({ results: [{ productCode: '1', ok: true }], count: 3 });
      await screen.findByText('The products are in your cart');
      expect(address()).toBe('/order-history/71');
    });

    it('ORD-9 a line with nothing of it is left out; with nothing at all nothing can be sent', async () => {
      const { user, dialog, calls } = await begin();
      const cream = await dialog.findByRole('button', { name: /Decrease quantity: Hand cream/ });
      await user.click(cream);
      for (let times = 0; times < 2; times += 1)
        await user.click(dialog.getByRole('button', { name: /Decrease quantity: Aloe gel/ }));
      await user.click(dialog.getByRole('button', { name: 'Add 1 item to cart' }));
      expect(sent(calls)).toEqual([{ items: [{ productCode: '1', quantity: 1 }] }]);
    });

    it('ORD-9 what could not be looked up can be asked for again', async () => {
      let fails = true;
      const { user, dialog } = await begin({
        'POST order/cart/lines/': () => (fails ? answer(503) : { results: judged }),
      });
      const again = await dialog.findByRole('button', { name: 'Try again' });
      fails = false;
      await user.click(again);
      await dialog.findByRole('spinbutton', { name: /Aloe gel/ });
    });

    it('ORD-9 says when none of it can be had', async () => {
      const none = ['1', '2', '3'].map((productCode) => ({
        productCode,
        ok: false,
        message: 'No longer sold',
      }));
      const { dialog } = await begin({ 'POST order/cart/lines/': { results: none } });
      await dialog.findByText('None of these products is available right now.');
      expect(dialog.getByRole('button', { name: 'Add to cart' })).toHaveProperty('disabled', true);
    });
  });

  it.each([
    ['promised', null, 'You’ll get a 10,00 XXD gift coupon once this order is paid.'],
    [
      'usable',
      '2222-AAAA',
      'You earned a 10,00 XXD gift coupon with this order: 2222-AAAA, valid until 13-02-2027.',
    ],
    ['used', '2222-AAAA', 'You have used the 10,00 XXD gift coupon from this order.'],
    ['expired', '2222-AAAA', 'The 10,00 XXD gift coupon for this order expired on 13-02-2027.'],
    ['taken_back', '2222-AAAA', 'The 10,00 XXD gift coupon for this order was cancelled.'],
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
      await screen.findByText(wholeText(text), { ignore: ':has(> :not(span))' });
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
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  });
});
