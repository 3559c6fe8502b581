import type { Sent } from '@caravan/api-client';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testProduct, testProducts } from '../../testing/test-product.ts';

const lists = (popular: number, promotions: number) => ({
  'GET product/': ({ path }: Sent) => {
    const count = path.includes('is_popular=true') ? popular : promotions;
    return { results: testProducts(count), count };
  },
});
const section = async (name: string) => within(await screen.findByRole('region', { name }));

const card = { id: 1, description: 'Come.', photo: '/content/a-1200.webp' };
const front = {
  hero: { title: 'Aloe each day', lead: 'Grown by us.', picture: 'spring' },
  join: { title: 'Become a member', text: 'Buy for less.', points: ['A discount', 'A page of your own'] },
  news: [
    { ...card, kind: 'event', title: 'The rally', date: '2026-12-05' },
    { ...card, kind: 'incentive', title: 'A car' },
  ],
};

describe('home', () => {
  it('CONT-4 has the words, the news and the invitation of the country’s content', async () => {
    openShop('/', { answers: { 'GET page/home/': front } });
    await screen.findByRole('heading', { level: 1, name: 'Aloe each day' });
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/media/xx/hero/spring-800.webp');
    const news = await section('News');
    expect(news.getByRole('link', { name: 'The rally' }).getAttribute('href')).toBe('/forever/events');
    expect(news.getByRole('link', { name: 'A car' }).getAttribute('href')).toBe('/forever/incentives');
    news.getByText('05-12-2026', { exact: false });
    const join = await section('Become a member');
    join.getByText('A page of your own');
    expect(join.getByRole('link', { name: 'Join us' }).getAttribute('href')).toBe('/register');
  });

  it('CONT-4 does not invite who is a member', async () => {
    openShop('/', { member: testMember, answers: { 'GET page/home/': front } });
    await section('News');
    expect(screen.queryByRole('region', { name: 'Become a member' })).toBeNull();
  });

  it('SHOP-5 leaves no place empty at the end: of nine the first is large, of five wide', async () => {
    openShop('/', { answers: lists(9, 5) });
    const first = async (name: string) => (await section(name)).getAllByRole('article')[0]?.className;
    expect(await first('Popular')).toContain('lead');
    expect(await first('Promotions')).toContain('wide');
  });

  it('has the country as its heading, and the first categories', async () => {
    openShop('/');
    await screen.findByRole('heading', { level: 1, name: 'Aloe' });
    const categories = await section('Shop by category');
    expect(categories.getByRole('link', { name: 'Bee products' }).getAttribute('href')).toBe(
      '/e-shop?category=bee-products',
    );
  });

  it('SHOP-5 shows nine popular products and the promotions', async () => {
    const { calls } = openShop('/', { answers: lists(9, 5) });
    expect((await section('Popular')).getAllByRole('article')).toHaveLength(9);
    expect((await section('Promotions')).getAllByRole('article')).toHaveLength(5);
    expect(calls.some(({ path }) => path.includes('is_popular=true') && path.includes('limit=9'))).toBe(true);
  });

  it('SHOP-5 MSG-13 says that there are none', async () => {
    openShop('/', { answers: lists(0, 0) });
    (await section('Popular')).getByText('No popular products.');
    (await section('Promotions')).getByText('No promotional products.');
  });

  it('SHOP-6 a card names picture, code, price, CC and what is left, and puts into the cart', async () => {
    const product = testProduct({ amount: 2, oldPrice: '25.00' });
    openShop('/', { answers: { 'GET product/': { results: [product], count: 1 } } });
    const card = within((await section('Popular')).getByRole('article'));
    card.getByText('Code 715');
    card.getByText('0.125 CC');
    card.getByText('20,00 XXD');
    card.getByText('25,00 XXD');
    card.getByText('−20%');
    card.getByText('Only 2 left');
    card.getByRole('button', { name: /^Add to cart/ });
    expect(card.getByRole('link', { name: 'Aloe gel' }).getAttribute('href')).toBe('/e-shop/7-aloe-gel');
  });

  it.each([
    ['is out of stock', { amount: 0 }],
    ['is disabled', { disabled: true }],
  ])('SHOP-6 a product that %s is listed but cannot be bought', async (_, facts) => {
    openShop('/', { answers: { 'GET product/': { results: [testProduct(facts)], count: 1 } } });
    const card = within((await section('Popular')).getByRole('article'));
    expect(card.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    expect(card.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('SHOP-7 a member sees the own price with the retail price struck through', async () => {
    openShop('/', {
      member: testMember,
      answers: { 'GET product/': { results: [testProduct()], count: 1 } },
    });
    const card = within((await section('Popular')).getByRole('article'));
    card.getByText('12,40 XXD');
    expect(card.getByText('20,00 XXD').tagName).toBe('S');
  });
});
