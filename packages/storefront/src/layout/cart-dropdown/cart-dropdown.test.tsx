import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartServer, testCart, type CartFacts } from '../../testing/cart-server.ts';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testOrder } from '../../testing/test-order.ts';

const gel = { code: '715', name: 'Aloe gel', quantity: 3 };
const cartOf = (...lines: readonly CartFacts[]) => testCart(lines, null);
const answers = { 'GET order/cart/': cartOf(gel) };

/** Amounts hold spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const cartButton = () => screen.findByRole('button', { name: 'Cart' });
const opened = () => screen.findByRole('region', { name: 'Cart' });
const isShut = () => expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull();

describe('the cart in the header', () => {
  it('SHELL-4 asks for the cart when it is opened, and shows lines, sub-total and the way to the cart', async () => {
    const { user, calls } = openShop('/', { answers });
    const button = await cartButton();
    expect(calls.some(({ path }) => path.startsWith('order/cart'))).toBe(false);
    await user.click(button);
    const cart = within(await opened());
    const line = await cart.findByRole('link', { name: 'Aloe gel' });
    expect(line.getAttribute('href')).toBe('/e-shop/715-product-715');
    cart.getByText('3 × 20,00 XXD', { normalizer: plain });
    cart.getByText('60,00 XXD', { normalizer: plain });
    expect(cart.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  });

  it('SHELL-4 the badge shows the total quantity, which is read out with the button', async () => {
    const { user } = openShop('/', { answers });
    await user.click(await cartButton());
    await screen.findByText('3 items in the cart');
    const description = (await cartButton()).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('3 items in the cart');
  });

  it('SHELL-4 a second press closes it, and so do Escape and a press outside', async () => {
    const { user } = openShop('/', { answers });
    const button = await cartButton();
    await user.click(button);
    await opened();
    await user.click(button);
    isShut();
    await user.click(button);
    await opened();
    await user.keyboard('{Escape}');
    isShut();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await opened();
    await user.click(document.body);
    isShut();
  });

  it('A11Y-2 the focus stays in the cart when the line that has it goes, at last at an empty cart', async () => {
    const cream = { code: '716', name: 'Hand cream', quantity: 1 };
    const { user } = openShop('/', { answers: cartServer([{ ...gel, quantity: 1 }, cream]) });
    await user.click(await cartButton());
    const cart = within(await opened());
    const fewer = (name: string) => cart.findByRole('button', { name: `Decrease quantity: ${name}` });
    (await fewer('Aloe gel')).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await fewer('Hand cream'));
    await user.keyboard('{Enter}');
    const said = await cart.findByText('Your cart is empty.');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(said)).toBe(true);
  });

  it('SHELL-4 going elsewhere closes it', async () => {
    const { user, router } = openShop('/', { answers });
    await user.click(await cartButton());
    await opened();
    await router.navigate('/e-shop');
    await waitFor(isShut);
  });

  it('SHELL-4 is not there while one checks out', async () => {
    const order = { pk: 5 };
    const { shop, router } = openShop('/', { answers, member: testMember });
    await cartButton();
    shop.order.begin(order.pk);
    await router.navigate('/pay');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pay'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cart' })).toBeNull());
  });

  it('CART-9 says in the user’s language that it could not be had, and tries again', async () => {
    let broken = true;
    const { user } = openShop('/', {
      answers: { 'GET order/cart/': () => (broken ? answer(500) : cartOf(gel)) },
    });
    await user.click(await cartButton());
    const cart = within(await opened());
    expect((await cart.findByRole('alert')).textContent).toContain('Server error');
    broken = false;
    await user.click(cart.getByRole('button', { name: 'Try again' }));
    await cart.findByRole('link', { name: 'Aloe gel' });
  });

  it('CART-7 less of what is short in stock goes down to what there is at once', async () => {
    const { user, calls } = openShop('/', { answers: cartServer([{ ...gel, stock: 1 }]) });
    await user.click(await cartButton());
    const cart = within(await opened());
    await user.click(await cart.findByRole('button', { name: /^Decrease quantity/ }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { quantity: 1 } }));
  });

  it('SHELL-4 of a long cart the first lines are shown and the others counted; the sub-total is of all', async () => {
    const lines = Array.from({ length: 57 }, (_, place) => ({ code: String(place + 1), quantity: 2 }));
    const { user } = openShop('/', {
      answers: { ...cartServer(lines), 'GET order/cart/': cartOf(...lines) },
    });
    await user.click(await cartButton());
    const cart = within(await opened());
    await cart.findByText('2.280,00 XXD', { normalizer: plain });
    expect(cart.getAllByRole('listitem')).toHaveLength(5);
    expect(cart.getByRole('link', { name: 'and 52 more products' }).getAttribute('href')).toBe('/cart');
  });

  it('CART-10 shows what the page itself is changing, and what another has changed when it is opened again', async () => {
    let units = 3;
    const changing = () => cartOf({ ...gel, quantity: units });
    const { user, shop } = openShop('/', { answers: { 'GET order/cart/': changing } });
    const button = await cartButton();
    await user.click(button);
    await screen.findByText('3 × 20,00 XXD', { normalizer: plain });
    await user.click(button);
    units = 5;
    await user.click(button);
    await screen.findByText('5 × 20,00 XXD', { normalizer: plain });
    await screen.findByText('5 items in the cart');
    act(() => void shop.cart.setQuantity('715', 6));
    screen.getByText('6 × 20,00 XXD', { normalizer: plain });
    screen.getByText('120,00 XXD', { normalizer: plain });
  });

  it('an empty cart says so and leads to the shop', async () => {
    const { user } = openShop('/', { answers: { 'GET order/cart/': cartOf() } });
    await user.click(await cartButton());
    const cart = within(await opened());
    await cart.findByText('Your cart is empty.');
    expect(cart.getByRole('link', { name: 'Go to shop' }).getAttribute('href')).toBe('/e-shop');
  });

  describe('SHOP-14 for a member', () => {
    const open = async (lines: readonly CartFacts[], more: Answers = {}) => {
      const opened = openShop('/', { answers: { ...cartServer(lines), ...more }, member: testMember });
      await opened.user.click(await screen.findByRole('button', { name: 'Cart' }));
      const cart = within(await screen.findByRole('region', { name: 'Cart' }));
      await cart.findByRole('link', { name: 'Aloe gel' });
      return { ...opened, cart };
    };
    const checkout = (cart: ReturnType<typeof within>) => cart.getByRole('button', { name: 'Checkout' });

    it('has their own price beside what others pay, and the sum that they pay', async () => {
      const { cart } = await open([{ ...gel, quantity: 5 }]);
      cart.getByText(/5 × 12,40 XXD/, { normalizer: plain });
      cart.getByText('20,00 XXD', { normalizer: plain, selector: 's' });
      cart.getByText('62,00 XXD', { normalizer: plain });
      expect(cart.queryByText('100,00 XXD', { normalizer: plain })).toBeNull();
    });

    it('never shows another price first: the short cart of the badge is none', async () => {
      const whole = Promise.withResolvers<unknown>();
      const { shop, user } = openShop('/', {
        answers: { ...cartServer([gel]), 'GET order/cart/': () => whole.promise },
        member: testMember,
      });
      await act(() => shop.cart.load());
      await user.click(await cartButton());
      const cart = within(await opened());
      expect(cart.queryByText(/20,00/)).toBeNull();
      whole.resolve(testCart([gel]));
      await cart.findByText(/3 × 12,40 XXD/, { normalizer: plain });
    });

    it('CART-11 LIM-4 says what is missing to the minimum order, which holds the checkout back', async () => {
      const { cart, user, calls } = await open([{ ...gel, quantity: 1 }]);
      cart.getByText('Add 7,60 XXD more to reach the minimum order of 20,00 XXD', {
        normalizer: plain,
      });
      expect(cart.queryByText(/free delivery$/)).toBeNull();
      await user.click(checkout(cart));
      expect(calls.some(({ method, path }) => method === 'POST' && path === 'order/order/')).toBe(false);
    });

    it('CART-3 CHK-1 says what is missing to free delivery; the checkout is one press away', async () => {
      const { cart, user, address, shop } = await open([{ ...gel, quantity: 5 }], {
        'POST order/order/': answer(201, { pk: 71 }),
        'GET order/order/71/': testOrder(),
      });
      cart.getByText('Add 938,00 XXD more for free delivery', { normalizer: plain });
      await user.click(checkout(cart));
      await waitFor(() => expect(address()).toBe('/checkout'));
      expect(shop.order.pk()).toBe(71);
    });

    it('CART-3 a delivery that is free is said in one line, without a bar', async () => {
      const { cart } = await open([{ ...gel, quantity: 39, unitPrice: 10_000 }]);
      cart.getByText('You get free delivery');
      expect(cart.queryByRole('meter')).toBeNull();
    });

    it('CART-10 the sums follow each press at once', async () => {
      const { cart, shop } = await open([{ ...gel, quantity: 5 }]);
      act(() => void shop.cart.setQuantity('715', 1));
      cart.getByText(/1 × 12,40 XXD/, { normalizer: plain });
      cart.getByText(/^Add 7,60 XXD more/, { normalizer: plain });
    });
  });

  it('CHK-9 a visitor is asked to log in first, and why', async () => {
    const { user } = openShop('/', { answers });
    await user.click(await cartButton());
    await user.click(await within(await opened()).findByRole('button', { name: 'Checkout' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Log in' }));
    panel.getByText('Log in to check out. Your cart is saved.');
  });
});
