import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testCard, testCardPage } from '../../testing/test-page.ts';
import { orderCards } from './order-cards.ts';

const events = testCardPage(
  [
    testCard({ id: 1, title: 'Far ahead', date: '2999-05-01', url: '/register' }),
    testCard({ id: 2, title: 'Next', date: '2999-01-31', url: 'https://tickets.example/' }),
    testCard({ id: 3, title: 'Last year', date: '2025-03-02' }),
  ],
  { title: 'Where we meet' },
);
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('article') ?? document.body);

describe('cards of the company', () => {
  it('CONT-4 ROUTE-6 events: those to come first and marked, each with its day and its way on', async () => {
    openShop('/forever/events', { answers: { 'GET event/page/': events } });
    await screen.findByRole('heading', { level: 1, name: 'Where we meet' });
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Next', 'Far ahead', 'Last year']);
    cardOf('Next').getByText('31-01-2999');
    cardOf('Next').getByText('Coming soon');
    expect(cardOf('Last year').queryByText('Coming soon')).toBeNull();
    expect(cardOf('Last year').queryByRole('link')).toBeNull();
    const outside = screen.getByRole('link', { name: 'Learn more: Next' });
    expect(outside.getAttribute('href')).toBe('https://tickets.example/');
  });

  it('CONT-4 a card leads to a page of the shop without a reload', async () => {
    const { user, address } = openShop('/forever/events', {
      answers: { 'GET event/page/': testCardPage([testCard({ url: '/e-shop?q=gel' })]) },
    });
    await user.click(await screen.findByRole('link', { name: 'Learn more: Spring rally' }));
    await screen.findByRole('heading', { level: 1, name: 'Search: gel' });
    expect(address()).toBe('/e-shop?q=gel');
  });

  it.each([
    ['/forever/why-forever', 'GET whyforever/page/'],
    ['/forever/incentives', 'GET incentive/page/'],
  ])('CONT-4 API-35 %s shows the cards of %s', async (path, call) => {
    openShop(path, { answers: { [call]: testCardPage([testCard({ title: 'One reason' })]) } });
    await screen.findByRole('heading', { level: 2, name: 'One reason' });
    expect(screen.queryByText('Coming soon')).toBeNull();
  });

  it('CONT-12 says so where there are none yet', async () => {
    openShop('/forever/incentives', { answers: { 'GET incentive/page/': testCardPage([]) } });
    await screen.findByRole('heading', { level: 2, name: 'Nothing here yet' });
  });
});

it('CONT-4 an event of today is still to come; cards without a day keep their order', () => {
  const days = ['2026-11-20', '2026-11-23', '2026-12-01', '2026-11-22'];
  const ordered = orderCards(
    days.map((date, id) => testCard({ id, date })),
    '2026-11-23',
  );
  expect(ordered.map(({ card, coming }) => [card.date, coming])).toEqual([
    ['2026-11-23', true],
    ['2026-12-01', true],
    ['2026-11-22', false],
    ['2026-11-20', false],
  ]);
  const plain = [3, 1, 2].map((id) => testCard({ id }));
  expect(orderCards(plain, '2026-11-23').map(({ card }) => card.id)).toEqual([3, 1, 2]);
});
