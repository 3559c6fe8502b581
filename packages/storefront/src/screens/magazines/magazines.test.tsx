import type { Magazine } from '@caravan/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartServer } from '../../testing/cart-server.ts';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const magazines: Magazine[] = ['Autumn', 'Summer', 'Spring'].map((title, place) => ({
  id: place + 1,
  title,
  edition: `2026-${3 - place}`,
  code: [`920`, `911`, null][place] ?? null,
  quantity: place === 0 ? 2 : 0,
  cover: `/content/magazine-${place + 1}-1200.webp`,
  file: `/content/magazine-${place + 1}.pdf`,
  date: `2026-0${9 - place}-01`,
}));
const stocked = { code: '920', quantity: 0, stock: 2 };
const answers: Answers = { 'GET magazine/magazine/': { results: magazines }, ...cartServer([], [stocked]) };
const open = (more: Answers = {}) => openShop('/multimedia/magazines', { answers: { ...answers, ...more } });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('article') as HTMLElement);

describe('magazines', () => {
  it('CONT-6 ROUTE-9 /multimedia leads to them; each shows its number, its day and what can be read', async () => {
    const { address } = openShop('/multimedia', { answers });
    const autumn = await card('Autumn');
    expect(address()).toBe('/multimedia/magazines');
    autumn.getByText('Issue 2026-3');
    autumn.getByText('01-09-2026');
    const read = autumn.getByRole('link', { name: 'Read (PDF): Autumn' });
    expect(read.getAttribute('href')).toBe('/content/magazine-1.pdf');
  });

  it('CONT-6 CART-10 a printed copy goes into the cart, and the focus along', async () => {
    const { user, calls } = open();
    const autumn = await card('Autumn');
    await user.click(autumn.getByRole('button', { name: 'Order a printed copy: Autumn' }));
    const quantity = await autumn.findByRole('spinbutton', { name: /^Quantity/ });
    expect(quantity).toHaveProperty('value', '1');
    await screen.findByText('Added to cart: Autumn');
    const sent = calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['order/cart/line/920/', { quantity: 1 }]]);
    await expect
      .poll(() => document.activeElement)
      .toBe(autumn.getByRole('button', { name: /^Increase quantity/ }));
    await user.click(autumn.getByRole('button', { name: /^Decrease quantity/ }));
    expect(document.activeElement).toBe(autumn.getByRole('button', { name: /^Order a printed copy/ }));
  });

  it('CONT-6 what the server refuses is not called added', async () => {
    const { user } = open({
      'PUT order/cart/line/920/': answer(400, {
        quantity: ['Only for members'],
        code: 'once_limit',
        available: 0,
      }),
    });
    const autumn = await card('Autumn');
    await user.click(autumn.getByRole('button', { name: /^Order a printed copy/ }));
    await screen.findByText('Only for members');
    autumn.getByRole('button', { name: /^Order a printed copy/ });
    expect(screen.queryByText('Added to cart: Autumn')).toBeNull();
  });

  it('CONT-6 where the cart cannot be had nothing is promised', async () => {
    const { user, calls } = open({ 'GET order/cart/short/': answer(500) });
    const autumn = await card('Autumn');
    await user.click(autumn.getByRole('button', { name: /^Order a printed copy/ }));
    await screen.findByText('Server error');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('CONT-6 one that is out of stock says so; one without a product is only read', async () => {
    open();
    const summer = await card('Summer');
    summer.getByText('Printed copies are out of stock');
    expect(summer.queryByRole('button')).toBeNull();
    const spring = await card('Spring');
    expect([spring.queryByRole('button'), spring.queryByText(/printed/i)]).toEqual([null, null]);
  });

  it('CONT-12 none yet: the page says so', async () => {
    open({ 'GET magazine/magazine/': { results: [] } });
    await screen.findByRole('heading', { name: 'There are no magazines yet' });
  });

  it('CONT-12 what fails to load can be tried again', async () => {
    const { user } = open({ 'GET magazine/magazine/': answer(503) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
  });
});
