import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartServer } from '../../testing/cart-server.ts';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';

const shortCart = {
  totalQuantity: 3,
  items: [
    {
      code: '715',
      productName: 'Aloe gel',
      quantity: 3,
      unitPrice: '20.00',
      strGrossCost: '20,00 XXD',
      photo: '/media/xx/products/aloe-gel-90.webp',
      slug: 'aloe-gel',
      productId: 7,
    },
  ],
  subTotal: '60.00',
  currency: 'XXD',
};
const answers = { 'GET order/cart/short/': shortCart };

/** Amounts hold spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const cartButton = () => screen.findByRole('button', { name: 'Cart' });
const opened = () => screen.findByRole('region', { name: 'Cart' });
const isShut = () => expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull();

describe('the cart in the header', () => {
  it('SHELL-4 asks for the short cart when it is opened, and shows lines, sub-total and the way to the cart', async () => {
    const { user, calls } = openShop('/', { answers });
    const button = await cartButton();
    expect(calls.some(({ path }) => path.startsWith('order/cart'))).toBe(false);
    await user.click(button);
    const cart = within(await opened());
    const line = await cart.findByRole('link', { name: 'Aloe gel' });
    expect(line.getAttribute('href')).toBe('/e-shop/7-aloe-gel');
    cart.getByText('3 × 20,00 XXD');
    cart.getByText('60,00 XXD');
    expect(cart.getByRole('link', { name: 'Go to the cart' }).getAttribute('href')).toBe('/cart');
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
      answers: { 'GET order/cart/short/': () => (broken ? answer(500) : shortCart) },
    });
    await user.click(await cartButton());
    const cart = within(await opened());
    expect((await cart.findByRole('alert')).textContent).toContain('Server error');
    broken = false;
    await user.click(cart.getByRole('button', { name: 'Try again' }));
    await cart.findByRole('link', { name: 'Aloe gel' });
  });

  it('SHELL-4 of a long cart the first lines are shown and the others counted; the sub-total is of all', async () => {
    const lines = Array.from({ length: 57 }, (_, place) => ({ code: String(place + 1), quantity: 2 }));
    const { user } = openShop('/', { answers: cartServer(lines) });
    await user.click(await cartButton());
    const cart = within(await opened());
    await cart.findByText('2.280,00 XXD', { normalizer: plain });
    expect(cart.getAllByRole('listitem')).toHaveLength(5);
    expect(cart.getByRole('link', { name: 'and 52 more products' }).getAttribute('href')).toBe('/cart');
  });

  it('CART-10 shows what the page itself is changing, and what another has changed when it is opened again', async () => {
    let units = 3;
    const changing = () => ({
      ...shortCart,
      totalQuantity: units,
      items: [{ ...shortCart.items[0], quantity: units }],
    });
    const { user, shop } = openShop('/', { answers: { 'GET order/cart/short/': changing } });
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
    const { user } = openShop('/');
    await user.click(await cartButton());
    const cart = within(await opened());
    await cart.findByText('Your cart is empty.');
    expect(cart.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/e-shop');
  });
});
