import type { OwnReview, Review } from '@caravan/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testDetails } from '../../testing/test-product.ts';
import { wholeText } from '../../testing/whole-text.ts';

const review = (facts: Partial<Review> = {}): Review => ({
  id: 1,
  stars: 4,
  title: 'Fresh',
  text: 'Drinks well cold.',
  author: 'Ada N.',
  date: '2026-10-02T08:00:00.000Z',
  verified: true,
  helpful: 2,
  language: 'en',
  ...facts,
});
const mine: OwnReview = { ...review({ id: 9, author: 'Aigul A.', own: true }), state: 'shown' };
const page = (facts: object = {}) => ({
  results: [review(), review({ id: 2, stars: 2, title: '', author: 'Ben K.', answer: 'We are sorry.' })],
  count: 7,
  average: 3.43,
  counts: { 1: 0, 2: 2, 3: 2, 4: 1, 5: 2 },
  ...facts,
});
const none = { results: [], count: 0, average: null, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };

const open = async (answers: Answers = {}, member = false, path = '/e-shop/7-aloe-gel') => {
  const opened = openShop(path, {
    answers: {
      'GET product/7/': testDetails({ rating: { average: 3.43, count: 7 } }),
      'GET product/7/reviews/': page(),
      ...answers,
    },
    ...(member && { member: testMember }),
  });
  await screen.findByRole('heading', { level: 2, name: 'Reviews' });
  const section = within(screen.getByRole('region', { name: 'Reviews' }));
  return { ...opened, section };
};
const asked = (calls: readonly { method: string; path: string; body?: unknown }[], method: string) =>
  calls.filter((call) => call.method === method && call.path.includes('review'));

describe('the reviews of a product', () => {
  it('SHOP-12 ROUTE-5 LANG-4 under the slug of another language the same reviews are shown', async () => {
    const { address } = await open({}, false, '/e-shop/7-gel-aloe?page=2&sort=stars&stars=4&x=1');
    expect(address()).toBe('/e-shop/7-aloe-gel?page=2&sort=stars&stars=4');
  });

  it('SHOP-12 are summed up, by the heading and in their section', async () => {
    const { section } = await open();
    expect(screen.getByRole('link', { name: 'Rated 3.4 of 5, 7 reviews' }).getAttribute('href')).toBe(
      '#reviews',
    );
    section.getByText('7 reviews');
    const bars = within(section.getByRole('list', { name: 'Filter by stars' })).getAllByRole('link');
    expect(bars.map((bar) => bar.lastElementChild?.textContent)).toEqual([
      '5 stars: 2 reviews',
      '4 stars: 1 review',
      '3 stars: 2 reviews',
      '2 stars: 2 reviews',
      '1 star: 0 reviews',
    ]);
    expect(bars[0]?.getAttribute('href')).toBe('/e-shop/7-aloe-gel?stars=5#reviews');
  });

  it('SHOP-12 tell who wrote them and when, and what the shop answered', async () => {
    const { section } = await open();
    const [first, second] = section.getAllByRole('article').map((entry) => within(entry));
    first?.getByRole('img', { name: '4 of 5 stars' });
    first?.getByRole('heading', { level: 3, name: 'Fresh' });
    first?.getByText(wholeText('Ada N. · 02-10-2026 · verified purchase'), { selector: 'p' });
    second?.getByText('We are sorry.');
  });

  it('SHOP-12 are sorted, filtered and paged by links; the address says which are shown', async () => {
    const { section, user, address, calls } = await open();
    await user.click(section.getByRole('link', { name: 'Most helpful' }));
    await waitFor(() => expect(address()).toBe('/e-shop/7-aloe-gel?sort=helpful'));
    await section.findByRole('link', { name: 'Most helpful', current: true });
    await user.click(section.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('/e-shop/7-aloe-gel?page=2&sort=helpful'));
    await section.findByText('Page 2 of 3');
    await user.click(section.getByRole('link', { name: '2 stars: 2 reviews' }));
    await waitFor(() => expect(address()).toBe('/e-shop/7-aloe-gel?sort=helpful&stars=2'));
    expect(calls.at(-1)?.path).toBe('product/7/reviews/?sort=helpful&stars=2&limit=3&offset=0');
    await user.click(await section.findByRole('link', { name: 'All reviews' }));
    await waitFor(() => expect(address()).toBe('/e-shop/7-aloe-gel?sort=helpful'));
  });

  it('SHOP-12 A11Y-2 where the way on that was pressed is gone, the focus is on the heading', async () => {
    const { section, user } = await open({}, false, '/e-shop/7-aloe-gel?page=2');
    const next = section.getByRole('link', { name: 'Next page' });
    next.focus();
    await user.keyboard('{Enter}');
    await section.findByText('Page 3 of 3');
    const title = section.getByRole('heading', { level: 2, name: 'Reviews' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    const previous = section.getByRole('link', { name: 'Previous page' });
    previous.focus();
    await user.keyboard('{Enter}');
    await section.findByText('Page 2 of 3');
    await expect.poll(() => document.activeElement).toBe(previous);
  });

  it('SHOP-12 none yet: it says so', async () => {
    const { section } = await open({
      'GET product/7/': testDetails(),
      'GET product/7/reviews/': none,
    });
    section.getByText('No reviews yet.');
    expect(screen.queryByRole('link', { name: /^Rated/ })).toBeNull();
  });

  it('SHOP-12 CONT-12 not to be had: the product stands, and they can be asked for again', async () => {
    let away = true;
    const { section, user } = await open({ 'GET product/7/reviews/': () => (away ? answer(500) : page()) });
    const again = await section.findByRole('button', { name: 'Try again' });
    away = false;
    await user.click(again);
    await section.findByText('7 reviews');
  });

  it('SHOP-12 a visitor who wants to mark or report one logs in first', async () => {
    const { section, user, shop, calls } = await open();
    await user.click(section.getByRole('button', { name: 'Helpful (2): review by Ada N.' }));
    expect(shop.overlays.store.getState().shown).toBe('account');
    expect(asked(calls, 'POST')).toEqual([]);
    const link = section.getByRole('link', { name: 'Log in to review a product you bought' });
    expect(link.ariaHasPopup).toBe('dialog');
  });

  it('SHOP-12 a member marks one as helpful, once', async () => {
    let marked = false;
    const { section, user, calls } = await open(
      {
        'GET product/7/reviews/': () =>
          page({
            results: [review({ helpful: marked ? 3 : 2, ...(marked && { marked: true }) })],
            mayReview: false,
          }),
        'POST reviews/1/helpful/': () => {
          marked = true;
          return { helpful: 3 };
        },
      },
      true,
    );
    section.getByText('You can review this product after you have bought it.');
    await user.click(section.getByRole('button', { name: 'Helpful (2): review by Ada N.' }));
    const pressed = await section.findByRole('button', { name: 'Helpful (3): review by Ada N.' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    await user.click(pressed);
    expect(asked(calls, 'POST')).toHaveLength(1);
  });

  it('SHOP-12 a member reports one after a question', async () => {
    const { section, user, calls } = await open(
      { 'GET product/7/reviews/': page({ mayReview: false }), 'POST reviews/1/report/': answer(204) },
      true,
    );
    await user.click(section.getByRole('button', { name: 'Report: review by Ada N.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review?' }));
    expect(asked(calls, 'POST')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Report review' }));
    await screen.findByText('Thank you. We will check this review.');
    await expect.poll(() => document.activeElement?.textContent).toBe('Reviews');
  });

  it('SHOP-12 who bought it writes one; what is wrong stands beside its field', async () => {
    let written = false;
    const { section, user, calls } = await open(
      {
        'GET product/7/reviews/': () =>
          page(written ? { mine: { ...mine, state: 'waiting' }, mayReview: false } : { mayReview: true }),
        'POST product/7/reviews/': () => {
          written = true;
          return answer(201, { ...mine, state: 'waiting' });
        },
      },
      true,
    );
    await user.click(section.getByRole('button', { name: 'Write a review' }));
    await section.findByRole('heading', { level: 3, name: 'Review: Aloe gel' });
    await user.click(section.getByRole('button', { name: 'Post review' }));
    const summary = within(await section.findByRole('group', { name: 'Please check the form' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Your rating: Required field',
      'What do you think of this product: Required field',
    ]);
    await user.click(section.getByRole('radio', { name: '4 of 5 stars' }));
    await user.type(section.getByRole('textbox', { name: /^What do you think/ }), 'Cold{Enter}and good');
    await user.click(section.getByRole('button', { name: 'Post review' }));
    await section.findByRole('heading', { level: 3, name: 'Your review' });
    expect(asked(calls, 'POST').map(({ body }) => body)).toEqual([
      { stars: 4, title: '', text: 'Cold\nand good' },
    ]);
    section.getByText('We’re checking your review. It will then be visible to other shoppers.');
  });

  it('SHOP-12 SHELL-16 a form that does not come is said; the page stands, and the next press asks again', async () => {
    const { section, user, shop } = await open({ 'GET product/7/reviews/': page({ mayReview: true }) }, true);
    const needWords = shop.needWords;
    Object.assign(shop, { needWords: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.click(await section.findByRole('button', { name: 'Write a review' }));
    await screen.findByText('Part of the page failed to load');
    section.getByRole('button', { name: 'Write a review' });
    Object.assign(shop, { needWords });
    await user.click(section.getByRole('button', { name: 'Write a review' }));
    await section.findByRole('radio', { name: '5 of 5 stars' });
  });

  it('SHOP-12 SHELL-17 one question at a time, whichever review was asked about before', async () => {
    const { section, user } = await open({ 'GET product/7/reviews/': page({ mayReview: false }) }, true);
    for (const author of ['Ada N.', 'Ben K.']) {
      await user.click(section.getByRole('button', { name: `Report: review by ${author}` }));
      await screen.findByRole('dialog', { name: 'Report this review?' });
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('SHOP-12 what the server refuses is said in the form, and nothing is lost', async () => {
    const { section, user } = await open(
      {
        'GET product/7/reviews/': page({ mayReview: true }),
        'POST product/7/reviews/': answer(409, { detail: 'You have reviewed it.', code: 'already_reviewed' }),
      },
      true,
    );
    await user.click(section.getByRole('button', { name: 'Write a review' }));
    await user.click(await section.findByRole('radio', { name: '5 of 5 stars' }));
    const text = section.getByRole<HTMLTextAreaElement>('textbox', { name: /^What do you think/ });
    await user.type(text, 'Good');
    await user.click(section.getByRole('button', { name: 'Post review' }));
    expect((await section.findByText('You have reviewed it.')).closest('[role=alert]')).not.toBeNull();
    expect(text.value).toBe('Good');
    await user.click(section.getByRole('button', { name: 'Cancel' }));
    const opener = await section.findByRole('button', { name: 'Write a review' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('SHOP-12 one’s own is changed, and deleted after a question', async () => {
    let there = true;
    const { section, user, calls } = await open(
      {
        'GET product/7/reviews/': () => page(there ? { mine, mayReview: false } : { mayReview: true }),
        'PATCH reviews/9/': { ...mine, stars: 5 },
        'DELETE reviews/9/': () => {
          there = false;
          return answer(204);
        },
      },
      true,
    );
    await user.click(section.getByRole('button', { name: 'Edit' }));
    expect((await section.findByRole<HTMLInputElement>('radio', { name: '4 of 5 stars' })).checked).toBe(
      true,
    );
    await user.click(section.getByRole('radio', { name: '5 of 5 stars' }));
    await user.click(section.getByRole('button', { name: 'Save' }));
    await screen.findByText('Thank you for your review.');
    expect(asked(calls, 'PATCH').map(({ body }) => body)).toEqual([
      { stars: 5, title: 'Fresh', text: 'Drinks well cold.' },
    ]);
    await user.click(section.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your review?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await section.findByRole('button', { name: 'Write a review' });
    expect(asked(calls, 'DELETE')).toHaveLength(1);
  });

  it('SHOP-12 a member who logs in at the page is told what they may do', async () => {
    let known = false;
    const { section, shop } = await open({
      'GET product/7/reviews/': () => page(known ? { mayReview: true } : {}),
    });
    section.getByRole('link', { name: 'Log in to review a product you bought' });
    known = true;
    act(() => shop.session.begin('abc', testMember));
    await section.findByRole('button', { name: 'Write a review' });
  });
});
