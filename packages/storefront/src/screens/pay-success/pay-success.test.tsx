import { shownCount } from '../../shared/cart/cart-state.ts';
import type { Sent } from '@caravan/api-client';
import type { Order } from '@caravan/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testOrder, unpaidOrder } from '../../testing/test-order.ts';

const paid = testOrder({ status: 'paid', deliveryName: 'Courier', deliveryFee: '20.00', total: '82.00' });

afterEach(() => void vi.useRealTimers());

describe('after paying', () => {
  it('PAY-7 code, total, delivery and what happens next; a reload shows the same', async () => {
    const answers = { 'GET order/order/71/': paid };
    const { shop } = openShop('/pay/success?order=71', { member: testMember, answers });
    shop.order.begin(71);
    await screen.findByRole('heading', { level: 1, name: 'Paid. Thank you for your order!' });
    screen.getByText('XX-26-7F3K2Q');
    screen.getByText('Courier');
    screen.getByText('82,00 XXD');
    screen.getByText(/You can track it in “Order history”/);
    expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/order-history/71');
  });

  it('PAY-7 ORD-6 tells the month that the points count for, and whom to ask, the order named', async () => {
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': { ...paid, billedTo: '2026-11' } },
    });
    await screen.findByText('November 2026');
    screen.getByText('Billed to');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/\?text=XX-26-7F3K2Q$/);
    expect(main.getByRole('link', { name: /^\+/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  });

  it('PAY-7 SHOP-14 shows what was ordered in short, with pictures, at what was paid for it', async () => {
    const gift = { code: '9', name: 'Lip balm', quantity: 1, gift: true };
    const order = testOrder({ status: 'paid' }, [{ code: '1', name: 'Aloe gel', quantity: 5 }, gift]);
    openShop('/pay/success?order=71', { member: testMember, answers: { 'GET order/order/71/': order } });
    const line = within((await screen.findByText('Aloe gel')).closest('li') as HTMLElement);
    line.getByText('× 5');
    line.getByText(/62,00/);
    expect(line.getByRole('presentation').getAttribute('src')).toMatch(/1-90\.webp$/);
    within(screen.getByText('Lip balm').closest('li') as HTMLElement).getByText('Gift');
  });

  it('ORD-3 ORD-9 shows where the order stands and what is to come, as its own page does', async () => {
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: {
        'GET order/order/71/': { ...paid, history: [{ status: 'paid', at: '2026-11-21T06:05:00Z' }] },
      },
    });
    const timeline = within(await screen.findByRole('region', { name: 'Order timeline' }));
    const steps = timeline.getAllByRole('listitem');
    expect(steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent).toContain('Paid');
    expect(steps.at(-1)?.textContent).toContain('Delivered');
  });

  it('PAY-7 the badge follows the server: the cart is empty now', async () => {
    const { shop, calls } = openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': paid },
    });
    await screen.findByText('XX-26-7F3K2Q');
    await waitFor(() => expect(calls.some(({ path }) => path === 'order/cart/short/')).toBe(true));
    await waitFor(() => expect(shownCount(shop.cart.store.getState())).toBe(0));
  });

  it('ROUTE-13 after the hosted page of the country that has one there is no header, elsewhere there is', async () => {
    const card = { provider: 'demir', mode: 'hosted', successPath: '/pay/success/demir' } as const;
    const answers = { 'GET order/order/71/': paid };
    const open = (path: string) =>
      openShop(`${path}?order=71`, { member: testMember, answers, country: testCountry({ card }) });
    const { router } = open('/pay/success/demir');
    await screen.findByText('XX-26-7F3K2Q');
    expect(screen.queryByRole('banner')).toBeNull();
    const brand = within(screen.getByRole('main')).getByRole('link', { name: 'Aloea' });
    expect(brand.getAttribute('href')).toBe('/');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    await act(() => router.navigate('/pay/success?order=71'));
    expect(await screen.findByRole('banner')).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Aloea' })).toBeNull();
  });

  it('the address alone claims nothing: an order that is not paid yet is being checked, and asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let order = unpaidOrder();
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': () => order },
    });
    await screen.findByRole('heading', { level: 1, name: 'Checking payment' });
    order = paid;
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await screen.findByRole('heading', { level: 1, name: 'Paid. Thank you for your order!' });
  });

  it('after a minute without the bank it asks no more, and warns of paying twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': unpaidOrder() },
    });
    await screen.findByRole('heading', { level: 1, name: 'Checking payment' });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await screen.findByRole('heading', { level: 1, name: 'The bank has not answered yet' });
    screen.getByText(/Please don’t pay again/);
    const asked = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(calls.length).toBe(asked);
  });

  it('PAY-10 F09 the server is told to ask the bank: at once, and now and then while its answer is awaited', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': unpaidOrder() },
    });
    await screen.findByRole('heading', { level: 1, name: 'Checking payment' });
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    const asked = calls.filter(({ path }) => path.startsWith('order/order/71/')).map(({ path }) => path);
    // The page itself asks first; what follows is the checking.
    expect(asked.slice(0, 7).map((path) => path.includes('checkPayment=true'))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('PAY-10 an order whose time ran out at the bank is asked about before it is given up', async () => {
    const seen: string[] = [];
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: {
        'GET order/order/71/': ({ path }: Sent) => {
          seen.push(path);
          return path.includes('checkPayment') ? paid : testOrder({ status: 'expired' });
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Paid. Thank you for your order!' });
    expect(seen).toHaveLength(2);
  });

  it('PAY-10 one that the bank knows nothing of has expired, and says so', async () => {
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': testOrder({ status: 'expired' }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'This order can no longer be paid for' });
  });

  it('PAY-12 a payment that must be looked at has arrived: it says so, and warns of paying twice', async () => {
    const { shop } = openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': testOrder({ status: 'paid_review', email: 'ada@example.org' }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Payment received, order under review' });
    screen.getByText(/checking it and will write to you. Please don’t pay again/);
    expect(screen.queryByText(/Thank you/)).toBeNull();
    expect(shop.order.pk()).toBeNull();
  });

  it('PAY-12 who has no address for mails is promised none while a payment is looked at', async () => {
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': testOrder({ status: 'paid_review' }) },
    });
    await screen.findByText(/checking it. You can track it in “Order history”. Please don’t pay again/);
    expect(screen.queryByText(/write to you/)).toBeNull();
  });

  it.each(['refused', 'returned', 'refunded', 'cancelled'] as const)(
    'ORD-7 an order that is %s after all is told by its own page',
    async (status) => {
      const order = testOrder({ status, payDate: '2026-11-21T06:05:00Z' });
      const { address } = openShop('/pay/success?order=71', {
        member: testMember,
        answers: { 'GET order/order/71/': order },
      });
      await waitFor(() => expect(address()).toBe('/order-history/71'));
    },
  );

  it('API-58 one that was cancelled before it was paid is told by its own page', async () => {
    const order = testOrder({ status: 'cancelled', payDate: null });
    const { address } = openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': order },
    });
    await waitFor(() => expect(address()).toBe('/order-history/71'));
  });

  it.each(['?order=999999', ''])(
    'PAY-7 a member is not thanked for an order that is not theirs: %j',
    async (query) => {
      openShop(`/pay/success${query}`, {
        member: testMember,
        answers: { 'GET order/order/999999/': answer(404) },
      });
      await screen.findByRole('heading', { level: 1, name: 'We can’t find this order' });
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Order history' }).getAttribute('href')).toBe('/order-history');
      expect(screen.queryByText(/Log in/)).toBeNull();
    },
  );

  it('PAY-7 a server that is away is no reason to thank either', async () => {
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': answer(503) },
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  it('ROUTE-3 a visitor gets thanks without a claim', async () => {
    const { calls } = openShop('/pay/success?order=71');
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    expect(calls.some(({ path }) => path.startsWith('order/order'))).toBe(false);
  });
});

describe('after a payment that failed', () => {
  it('PAY-5 MSG-7 says so, and leads back to paying the same order', async () => {
    const { user, shop, address } = openShop('/pay/error?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': unpaidOrder() },
    });
    await screen.findByRole('heading', { level: 1, name: 'Card payment error, please try again' });
    screen.getByText(/We have not received a payment for order XX-26-7F3K2Q/);
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/pay'));
    expect(shop.order.pk()).toBe(71);
  });

  it('an order that cannot be paid any more leads to the cart', async () => {
    openShop('/pay/error?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': testOrder({ status: 'expired' }) },
    });
    const back = await screen.findByRole('link', { name: 'Back to cart' });
    expect(back.getAttribute('href')).toBe('/cart');
    screen.getByText(/The time to pay has run out.*please order again\.$/);
    expect(screen.queryByText(/Try again or use another card/)).toBeNull();
  });

  it('PAY-10 F09 A11Y-2 says that it checks until the bank was asked, where the focus is, and claims nothing meanwhile', async () => {
    let tell = (_order: Order) => {};
    const answered = new Promise<Order>((done) => (tell = done));
    openShop('/pay/error?order=71', {
      member: testMember,
      answers: {
        'GET order/order/71/': ({ path }: Sent) =>
          path.includes('checkPayment=true') ? answered : unpaidOrder(),
      },
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Checking payment' });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(screen.queryByText(/We have not received a payment/)).toBeNull();
    await expect.poll(() => document.title).toMatch(/^Payment/);
    await act(async () => tell(unpaidOrder()));
    await screen.findByRole('heading', { level: 1, name: 'Card payment error, please try again' });
    await expect.poll(() => document.activeElement).toBe(heading);
    await expect.poll(() => document.title).toMatch(/^Error: Payment/);
  });

  it.each([
    ['paid', 'Paid. Thank you for your order!'],
    ['paid_review', 'Payment received, order under review'],
  ] as const)('PAY-10 an order that is %s after all is shown as that', async (status, heading) => {
    let order = unpaidOrder();
    const { address } = openShop('/pay/error?order=71', {
      member: testMember,
      answers: {
        'GET order/order/71/': ({ path }: Sent) => {
          if (path.includes('checkPayment=true')) order = testOrder({ status });
          return order;
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(address()).toBe('/pay/success?order=71');
  });

  it('PAY-10 one that is known to be paid never says that the payment failed', async () => {
    const { address } = openShop('/pay/error?order=71', {
      member: testMember,
      answers: { 'GET order/order/71/': paid },
    });
    await screen.findByRole('heading', { level: 1, name: 'Paid. Thank you for your order!' });
    expect(address()).toBe('/pay/success?order=71');
  });

  it.each([
    ['a mail to who has an address', 'aigul@example.org', /Please don’t pay again\. We’ll email you/],
    ['none to who has not', null, /Please don’t pay again\. You can see in “Order history”/],
  ])(
    'PAY-10 no answer is no failure: it warns of paying twice, and promises %s',
    async (_name, email, advice) => {
      openShop('/pay/error?order=71', {
        member: testMember,
        answers: {
          'GET order/order/71/': ({ path }: Sent) =>
            path.includes('checkPayment=true') ? answer(503) : unpaidOrder({ email }),
        },
      });
      await screen.findByRole('heading', { level: 1, name: 'The bank has not answered yet' });
      screen.getByText(advice);
      expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/order-history/71');
    },
  );
});
