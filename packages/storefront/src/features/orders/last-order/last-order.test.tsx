import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCart } from '../../../testing/cart-server.ts';
import { openShop, testMember } from '../../../testing/open-shop.tsx';
import { testOrder, unpaidOrder } from '../../../testing/test-order.ts';
import { testDetails } from '../../../testing/test-product.ts';

const bought = testOrder({ status: 'delivered', total: '82.00' }, [
  { code: '1', name: 'Aloe gel', quantity: 5 },
  { code: '2', name: 'Hand cream', quantity: 1 },
]);
const { details: _details, ...summary } = bought;
const listed = [{ ...summary, pk: 72, status: 'awaiting_payment' }, summary];
const answers = {
  'GET order/order/': { results: listed, count: 2 },
  'GET order/order/71/': bought,
  'GET order/cart/': testCart([]),
  'POST order/cart/lines/': {
    results: ['1', '2'].map((productCode) => ({
      productCode,
      ok: true,
      product: testDetails({ productCode, amount: 50, memberPrice: '12.40' }),
    })),
  },
  'POST order/cart/add/': { results: [{ productCode: '1', ok: true }], count: 5 },
};

describe('the last order', () => {
  it.each(['/', '/cart'])(
    'SHOP-9 SHOP-14 ORD-9 at %s a member finds the last one that went through, and orders it again in the quantities of their choice',
    async (path) => {
      const { user, calls, address } = openShop(path, { member: testMember, answers });
      const last = within(await screen.findByRole('region', { name: 'Your last order' }));
      last.getByText('Aloe gel · Hand cream');
      last.getByText('82,00 XXD');
      expect(last.getByRole('link', { name: 'XX-26-7F3K2Q' }).getAttribute('href')).toBe('/order-history/71');
      await user.click(last.getByRole('button', { name: 'Order again' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
      await user.click(await dialog.findByRole('button', { name: 'Decrease quantity: Aloe gel' }));
      expect(dialog.getAllByText('12,40 XXD')).toHaveLength(2);
      expect(dialog.getAllByText('20,00 XXD', { selector: 's' })).toHaveLength(2);
      await user.click(dialog.getByRole('button', { name: 'Add 5 items to cart' }));
      await screen.findByText('The products are in your cart');
      await waitFor(() => expect(address()).toBe('/cart'));
      expect(calls.filter(({ path }) => path === 'order/cart/add/').map(({ body }) => body)).toEqual([
        {
          items: [
            { productCode: '1', quantity: 4 },
            { productCode: '2', quantity: 1 },
          ],
        },
      ]);
    },
  );

  it('SHOP-9 a member without one finds nothing, a visitor is not even asked for', async () => {
    const none = { ...answers, 'GET order/order/': { results: [listed[0]], count: 1 } };
    const member = openShop('/cart', { member: testMember, answers: none });
    await waitFor(() => expect(member.calls.some(({ path }) => path.startsWith('order/order/'))).toBe(true));
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByText('Your last order')).toBeNull();
    const visitor = openShop('/cart', { answers });
    await screen.findAllByText('Your cart is empty');
    await new Promise((done) => setTimeout(done, 50));
    expect(visitor.calls.some(({ path }) => path.startsWith('order/order/'))).toBe(false);
  });

  it('SHOP-9 ORD-7 one whose goods went back is not the one to order again', async () => {
    const back = (['refused', 'returned', 'refunded'] as const).map((status, place) => ({
      ...summary,
      pk: 80 + place,
      status,
    }));
    openShop('/cart', {
      member: testMember,
      answers: { ...answers, 'GET order/order/': { results: [...back, summary], count: 4 } },
    });
    const last = within(await screen.findByRole('region', { name: 'Your last order' }));
    expect(last.getByRole('link', { name: 'XX-26-7F3K2Q' }).getAttribute('href')).toBe('/order-history/71');
  });
});

describe('an order that waits for its payment', () => {
  const waiting = unpaidOrder({ pk: 72, code: 'XX-26-UNPAID' });
  const held = { ...answers, 'GET order/order/72/': waiting };

  it.each([
    ['an empty cart', []],
    ['a filled cart', [{ code: '1', quantity: 2 }]],
  ])('ORD-1 is told beside %s, and can be paid from there', async (_name, lines) => {
    const { user, address } = openShop('/cart', {
      member: testMember,
      answers: { ...held, 'GET order/cart/': testCart(lines) },
    });
    await screen.findByText('Order XX-26-UNPAID');
    expect(screen.queryAllByRole('region', { name: 'Your last order' })).toHaveLength(
      lines.length === 0 ? 1 : 0,
    );
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(address()).toBe('/pay'));
  });

  it('ORD-1 is told in the account panel below the ways on, which stay where they are when it comes', async () => {
    const { user, address } = openShop('/', { member: testMember, answers: held });
    await user.click(await screen.findByRole('button', { name: /^Hello/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'My account' }));
    const told = await panel.findByText('Order XX-26-UNPAID');
    const logOut = panel.getByRole('button', { name: 'Logout' });
    expect(logOut.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(panel.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(address()).toBe('/pay'));
  });

  it('ORD-1 is not told once its products are held no longer', async () => {
    const { calls } = openShop('/cart', {
      member: testMember,
      answers: { ...held, 'GET order/order/72/': { ...waiting, paymentData: null } },
    });
    await screen.findByRole('region', { name: 'Your last order' });
    expect(calls.some(({ path }) => path === 'order/order/72/')).toBe(true);
    expect(screen.queryByText('Order XX-26-UNPAID')).toBeNull();
  });
});
