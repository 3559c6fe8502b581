import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '@caravan/i18n';
import type { Product } from '@caravan/contract';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { shownCount } from '../../shared/cart/cart-state.ts';
import { createShop } from '../../shared/create-shop.ts';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { ShopProvider } from '../../shared/shop.tsx';
import { cartServer } from '../../testing/cart-server.ts';
import { answer, network, type Answers } from '../../testing/network.ts';
import { testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testProduct } from '../../testing/test-product.ts';
import { testWords } from '../../testing/test-words.ts';
import { AddToCart } from './add-to-cart.tsx';

interface Options {
  readonly member?: boolean;
  readonly compact?: boolean;
  /** Units of it that the server's cart has. */
  readonly inCart?: number;
  readonly more?: Answers;
}

const noLimit = { limit: null, used: 0 };

const open = (
  facts: Partial<Product> = {},
  { member = true, compact = true, inCart = 0, more = {} }: Options = {},
) => {
  const product = testProduct({ id: 715, ...facts });
  const line = { code: '715', quantity: inCart, stock: product.amount, limits: product.limits };
  const { transport, calls } = network({ ...cartServer(inCart > 0 ? [line] : [], [line]), ...more });
  const user = JSON.stringify(testMember);
  const stored = new Map(member ? Object.entries({ token: 'abc', currentUser: user }) : []);
  const shop = createShop({
    country: testCountry(),
    language: 'en',
    i18n: createI18n('en', testWords),
    transport: () => transport,
    local: memoryStorage(stored),
    tab: memoryStorage(),
    reload: () => {},
    onError: () => {},
  });
  shop.session.restore();
  render(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <AddToCart product={product} compact={compact} />
      </ShopProvider>
    </MemoryRouter>,
  );
  const said = () => shop.toasts.store.getState().list.map(({ text }) => text);
  return { shop, calls, said, user: userEvent.setup() };
};
const quantity = () => screen.getByRole('spinbutton', { name: /^Quantity/ });

describe('adding to the cart', () => {
  it('SHOP-6 the button becomes the quantity at once, is said, and the badge follows', async () => {
    const { user, shop, said } = open();
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(quantity()).toHaveProperty('value', '1'));
    await waitFor(() => expect(shownCount(shop.cart.store.getState())).toBe(1));
    await waitFor(() => expect(said()).toEqual(['Added to cart: Aloe gel']));
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: /^Increase quantity/ }));
  });

  it('PERF-1 a press is answered before the quantity is drawn in its place, and counts once', async () => {
    const { shop } = open();
    await act(() => shop.cart.load());
    const button = screen.getByRole('button', { name: /^Add to cart/ });
    act(() => {
      button.click();
      button.click();
    });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(button).toHaveProperty('isConnected', true);
    await waitFor(() => expect(quantity()).toHaveProperty('value', '1'));
  });

  it('CART-10 until the cart is known it shows no quantity, and one more than there are is what it sends', async () => {
    const { user, calls, said } = open({}, { inCart: 3 });
    const add = screen.getByRole('button', { name: /^Add to cart/ });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(add);
    await waitFor(() => expect(quantity()).toHaveProperty('value', '4'));
    await waitFor(() => expect(said()).toEqual(['Added to cart: Aloe gel']));
    const changes = calls.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, body }) => [method, body])).toEqual([['PUT', { quantity: 4 }]]);
  });

  it('CART-10 where the cart cannot be had it says so, sends nothing and promises nothing', async () => {
    const { user, calls, said } = open({}, { more: { 'GET order/cart/short/': answer(500) } });
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(said()).toEqual(['Server error']));
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    screen.getByRole('button', { name: /^Add to cart/ });
  });

  it('CART-4 CART-7 where more is in the cart than there is, less goes down to what can be had at once', async () => {
    const { user, shop, calls } = open({ amount: 2 }, { inCart: 5 });
    await act(() => shop.cart.load());
    await user.click(screen.getByRole('button', { name: /^Decrease quantity/ }));
    await waitFor(() => expect(shownCount(shop.cart.store.getState())).toBe(2));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { quantity: 2 } }));
    expect(quantity()).toHaveProperty('value', '2');
  });

  it('CART-10 what the server refuses is never called added', async () => {
    const refusal = answer(400, { quantity: ['Somebody was faster'], code: 'out_of_stock', available: 0 });
    const { user, said } = open({}, { more: { 'PUT order/cart/line/715/': refusal } });
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(said()).toEqual(['Somebody was faster']));
    screen.getByRole('button', { name: /^Add to cart/ });
  });

  it('CART-4 a member cannot go past a limit, and is told which and how many', async () => {
    const { user, said } = open({
      limits: { once: noLimit, daily: { limit: 3, used: 1 }, monthly: noLimit },
    });
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    const more = await screen.findByRole('button', { name: /^Increase quantity/ });
    await user.click(more);
    await user.click(more);
    expect(quantity()).toHaveProperty('value', '2');
    expect(said().at(-1)).toBe('Daily limit: 3 per day; today you can buy 2 in total');
  });

  it.each([
    [{ daily: { limit: 3, used: 3 } }, 'Daily limit reached: 3 per day'],
    [{ monthly: { limit: 2, used: 5 } }, 'Monthly limit reached: 2 per month'],
  ])('CART-4 LIM-1 a member whose limit is used up is told before trying: %j', (used, words) => {
    const limits = { once: noLimit, daily: noLimit, monthly: noLimit, ...used };
    open({ limits }, { compact: false });
    expect(screen.getByRole('button', { name: 'Limit reached' })).toHaveProperty('disabled', true);
    screen.getByText(words);
  });

  it('CART-4 LIM-1 a card is short, and a visitor has no limits', () => {
    const limits = { once: noLimit, daily: { limit: 3, used: 3 }, monthly: noLimit };
    open({ limits });
    screen.getByRole('button', { name: 'Limit reached' });
    expect(screen.queryByText(/per day/)).toBeNull();
    cleanup();
    open({ limits }, { member: false });
    screen.getByRole('button', { name: /^Add to cart/ });
  });

  it('CART-4 nobody can go past the stock; limits are for those who are logged in', async () => {
    const limits = { once: { limit: 1, used: 0 }, daily: noLimit, monthly: noLimit };
    const { user, said } = open({ amount: 2, limits }, { member: false });
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    const more = await screen.findByRole('button', { name: /^Increase quantity/ });
    await user.click(more);
    await user.click(more);
    expect(quantity()).toHaveProperty('value', '2');
    expect(said().at(-1)).toBe('Only 2 left');
  });

  it('CART-6 less than one takes it out again, with Undo', async () => {
    const { user, shop } = open();
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    await user.click(await screen.findByRole('button', { name: /^Decrease quantity/ }));
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toBe(document.activeElement);
    act(() => shop.toasts.store.getState().list.at(-1)?.action?.perform());
    await waitFor(() => expect(quantity()).toHaveProperty('value', '1'));
  });

  it.each([
    [{ amount: 0 }, 'Out of stock'],
    [{ disabled: true }, 'Currently unavailable'],
  ])('SHOP-6 a product that is not to be had says so: %j', (facts, words) => {
    open(facts);
    expect(screen.getByRole('button', { name: words })).toHaveProperty('disabled', true);
  });

  it('SHOP-7 A11Y-2 on the product’s page the reason stands beside the quantity, with the way to the cart, and is read out', async () => {
    const { user } = open({ amount: 1 }, { compact: false });
    const region = document.querySelector('[aria-live=polite]');
    expect(region?.textContent).toBe('');
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    const told = await screen.findByText('Only 1 left', { selector: 'div' });
    // Nothing went wrong: the notice is plain, in the region that was there before it.
    expect(region?.contains(told)).toBe(true);
    expect(region?.innerHTML).not.toMatch(/clay/);
    expect(screen.getByRole('link', { name: 'In your cart' }).getAttribute('href')).toBe('/cart');
  });
});
