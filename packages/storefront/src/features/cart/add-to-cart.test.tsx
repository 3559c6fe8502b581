import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '@caravan/i18n';
import type { Product } from '@caravan/contract';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { shownCount } from '../../shared/cart/cart-state.ts';
import { createShop } from '../../shared/create-shop.ts';
import { memoryKeeper } from '../../shared/keeper.ts';
import { ShopProvider } from '../../shared/shop.tsx';
import { cartServer } from '../../testing/cart-server.ts';
import { network } from '../../testing/network.ts';
import { testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testProduct } from '../../testing/test-product.ts';
import { testWords } from '../../testing/test-words.ts';
import { AddToCart } from './add-to-cart.tsx';

const noLimit = { limit: null, used: 0 };

const open = (facts: Partial<Product> = {}, { member = true, compact = true } = {}) => {
  const product = testProduct({ id: 715, ...facts });
  const { transport, calls } = network(
    cartServer([], [{ code: '715', quantity: 0, stock: product.amount, limits: product.limits }]),
  );
  const user = JSON.stringify(testMember);
  const stored = new Map(member ? Object.entries({ token: 'abc', currentUser: user }) : []);
  const shop = createShop({
    country: testCountry(),
    language: 'en',
    i18n: createI18n('en', testWords),
    transport: () => transport,
    local: memoryKeeper(stored),
    tab: memoryKeeper(),
    reload: () => {},
    onFault: () => {},
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
    expect(quantity()).toHaveProperty('value', '1');
    expect(said()).toEqual(['Added to cart: Aloe gel']);
    await waitFor(() => expect(shownCount(shop.cart.store.getState())).toBe(1));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Increase quantity/ }));
  });

  it('CART-4 a member cannot go past a limit, and is told which and how many', async () => {
    const { user, said } = open({
      limits: { once: noLimit, daily: { limit: 3, used: 1 }, monthly: noLimit },
    });
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    const more = screen.getByRole('button', { name: /^Increase quantity/ });
    await user.click(more);
    await user.click(more);
    expect(quantity()).toHaveProperty('value', '2');
    expect(said().at(-1)).toBe('Daily limit: 3 a day, today you can have 2 in all');
  });

  it('CART-4 nobody can go past the stock; limits are for those who are logged in', async () => {
    const limits = { once: { limit: 1, used: 0 }, daily: noLimit, monthly: noLimit };
    const { user, said } = open({ amount: 2, limits }, { member: false });
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    const more = screen.getByRole('button', { name: /^Increase quantity/ });
    await user.click(more);
    await user.click(more);
    expect(quantity()).toHaveProperty('value', '2');
    expect(said().at(-1)).toBe('Only 2 left');
  });

  it('CART-6 less than one takes it out again, with Undo', async () => {
    const { user, shop } = open();
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    await user.click(screen.getByRole('button', { name: /^Decrease quantity/ }));
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toBe(document.activeElement);
    act(() => shop.toasts.store.getState().list.at(-1)?.action?.perform());
    await waitFor(() => expect(quantity()).toHaveProperty('value', '1'));
  });

  it.each([
    [{ amount: 0 }, 'Out of stock'],
    [{ disabled: true }, 'Not on sale now'],
  ])('SHOP-6 a product that is not to be had says so: %j', (facts, words) => {
    open(facts);
    expect(screen.getByRole('button', { name: words })).toHaveProperty('disabled', true);
  });

  it('SHOP-7 on the product’s page the reason stands beside the quantity, with the way to the cart', async () => {
    const { user } = open({ amount: 1 }, { compact: false });
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    screen.getByText('Only 1 left', { selector: 'div' });
    expect(screen.getByRole('link', { name: 'In your cart' }).getAttribute('href')).toBe('/cart');
  });
});
