import type { Sent } from '@caravan/api-client';
import { createI18n } from '@caravan/i18n';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testQuestion } from '../../testing/test-page.ts';
import { testWords } from '../../testing/test-words.ts';
import { matchingQuestions } from './matching-questions.ts';
import { meta, title } from './screen.tsx';

const questions = [
  testQuestion(),
  testQuestion({ id: 2, question: 'What does joining cost?', answer: '<p>Nothing at all.</p>' }),
  testQuestion({
    id: 12,
    category: 'delivery',
    question: 'When does the courier come?',
    answer: '<p>In <b>two</b> days. See <a href="/returns">returns</a>.</p>',
  }),
];
const answers = {
  'GET faq/faq/': ({ path }: Sent) => {
    const category = new URLSearchParams(path.split('?')[1]).get('category');
    return questions.filter((each) => category === null || each.category === category);
  },
  'GET faq/category/': [
    { id: 1, slug: 'join', name: 'Joining' },
    { id: 2, slug: 'delivery', name: 'Delivery' },
  ],
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
const asked = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const answerOf = (id: number) => document.querySelector<HTMLDetailsElement>(`#question-${id}`);

describe('questions and answers', () => {
  it('CONT-5 stand by topic as links to their answers', async () => {
    const { user, address } = openShop('/forever/faq', { answers });
    await heading();
    const joining = within(screen.getByRole('region', { name: 'Joining' }));
    expect(joining.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Who can join?',
      'What does joining cost?',
    ]);
    expect(document.querySelector('details')).toBeNull();
    await user.click(joining.getByRole('link', { name: 'What does joining cost?' }));
    await waitFor(() => expect(answerOf(2)?.open).toBe(true));
    expect(address()).toBe('/forever/faq?category=join');
    expect(answerOf(1)?.open).toBe(false);
  });

  it('CONT-5 A11Y-2 the focus goes to the question whose link was followed', async () => {
    const { user } = openShop('/forever/faq', { answers });
    await heading();
    await user.click(screen.getByRole('link', { name: 'What does joining cost?' }));
    await waitFor(() => expect(answerOf(2)?.open).toBe(true));
    await expect.poll(() => document.activeElement).toBe(answerOf(2)?.querySelector('summary'));
  });

  it('CONT-5 of a topic are opened by a press, and each has a link of its own', async () => {
    const { user } = openShop('/forever/faq?category=join', { answers });
    await heading();
    expect(asked()).toEqual(['Who can join?', 'What does joining cost?']);
    expect(answerOf(1)?.open).toBe(false);
    await user.click(screen.getByText('Who can join?'));
    expect(answerOf(1)?.open).toBe(true);
    const link = within(answerOf(1) ?? document.body).getByRole('link', { name: 'Link to this answer' });
    expect(link.getAttribute('href')).toBe('/forever/faq?category=join#question-1');
  });

  it('CONT-5 an address that names an answer opens it, and so does a link to it', async () => {
    const { user, router } = openShop('/forever/faq?category=delivery#question-12', { answers });
    await heading();
    await waitFor(() => expect(answerOf(12)?.open).toBe(true));
    await router.navigate('/forever/faq?category=join#question-2');
    await waitFor(() => expect(answerOf(2)?.open).toBe(true));
    await user.click(screen.getByText('What does joining cost?'));
    expect(answerOf(2)?.open).toBe(false);
    await router.navigate('/forever/faq?category=join#question-2');
    await waitFor(() => expect(answerOf(2)?.open).toBe(true));
  });

  it('CONT-5 a topic is an address, and keeps what is searched for', async () => {
    const { user, address, calls } = openShop('/forever/faq?q=joining', { answers });
    await heading();
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
    expect(topics.getByRole('link', { current: 'page' }).textContent).toBe('All questions');
    await user.click(topics.getByRole('link', { name: 'Joining' }));
    await waitFor(() => expect(address()).toBe('/forever/faq?category=join&q=joining'));
    await waitFor(() => expect(topics.getByRole('link', { current: 'page' }).textContent).toBe('Joining'));
    expect(calls.at(-2)?.path).toBe('faq/faq/?category=join');
    expect(asked()).toEqual(['What does joining cost?']);
    await expect.poll(() => document.title).toBe('Joining · Questions and answers · Aloea');
  });

  it('CONT-5 a search is a plain form, finds words in the answers too and says how many', async () => {
    const { user, address } = openShop('/forever/faq', { answers });
    await heading();
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Search questions' });
    expect([form.getAttribute('action'), form.method]).toEqual(['/forever/faq', 'get']);
    await user.type(within(form).getByRole('searchbox'), 'TWO days{Enter}');
    await screen.findByText('1 answer for “TWO days”');
    expect(address()).toBe('/forever/faq?q=TWO+days');
    expect(asked()).toEqual(['When does the courier come?']);
    expect(within(form).getByRole<HTMLInputElement>('searchbox').value).toBe('TWO days');
  });

  it('CONT-5 CONT-12 where nothing is found it leads to people who answer', async () => {
    openShop('/forever/faq?q=zeppelin', { answers });
    await screen.findByText('No answers for “zeppelin”. Try other words or write to us.');
    const main = within(screen.getByRole('main'));
    const ways = main.getAllByRole('link', { name: 'Contact us' }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/forever/contact-us', '/forever/contact-us']);
    expect(main.getAllByRole('link', { name: 'All questions' }).at(-1)?.getAttribute('href')).toBe(
      '/forever/faq',
    );
  });

  it('CONT-5 links in answers are followed without a reload', async () => {
    const { user, address } = openShop('/forever/faq?category=delivery#question-12', { answers });
    await heading();
    await user.click(within(answerOf(12) ?? document.body).getByRole('link', { name: 'returns' }));
    await waitFor(() => expect(address()).toBe('/returns'));
  });

  it('CONT-5 A11Y-2 what is typed while the answers are on their way stays, and so does the focus', async () => {
    const found = Promise.withResolvers<undefined>();
    let waits = false;
    const { user, address } = openShop('/forever/faq', {
      answers: {
        ...answers,
        'GET faq/faq/': async () => {
          if (waits) await found.promise;
          return questions;
        },
      },
    });
    await heading();
    waits = true;
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(field, 'days{Enter} two');
    expect(address()).toBe('/forever/faq');
    found.resolve(undefined);
    await waitFor(() => expect(address()).toBe('/forever/faq?q=days'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('days two');
    await expect.poll(() => document.activeElement).toBe(field);
    await user.click(screen.getByRole('link', { name: 'Aloea' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('what search engines read of it', () => {
  const context = { i18n: createI18n('en', testWords), country: testCountry(), language: 'en' } as const;
  const data = {
    category: '',
    q: '',
    count: 1,
    categories: [{ slug: 'join', name: 'Joining' }],
    topics: [{ slug: 'join', name: 'Joining', questions: [testQuestion()] }],
  };

  it('SEO-1 CONT-5 is the page of all questions, and a page for each topic', () => {
    expect(meta(context, data)).toMatchObject({ canonical: '/forever/faq', unlisted: false });
    expect(title(context, data)).toBe('Questions and answers');
    const topic = { ...data, category: 'join' };
    expect(meta(context, topic)).toMatchObject({ canonical: '/forever/faq?category=join', unlisted: false });
  });

  it('SEO-1 no search is listed', () => {
    expect(meta(context, { ...data, q: 'who' })).toMatchObject({ canonical: '/forever/faq', unlisted: true });
  });
});

describe('the search', () => {
  const found = (sought: string, question: string, answer = '') =>
    matchingQuestions([testQuestion({ question, answer })], sought).length === 1;

  it.each([
    ['', 'Anything'],
    ['DELIVERY', 'How does delivery work?'],
    ['work delivery', 'How does delivery work?'],
    ['uyelik', 'Üyelik ücreti ne kadar?'],
    ['еще', 'Что ещё нужно?'],
    ['кайда', 'Офис қайда?'],
    ['aynur ucun', 'Aynur üçün'],
  ])('CONT-5 finds “%s” in “%s”', (sought, question) => {
    expect(found(sought, question)).toBe(true);
  });

  it('CONT-5 looks at words, not at marks of the text, and needs all of them', () => {
    expect(found('href', 'Where?', '<a href="/x">Here</a>')).toBe(false);
    expect(found('amp', 'Where?', 'You &amp; us')).toBe(false);
    expect(found('where when', 'Where?')).toBe(false);
    expect(found('one two', 'Where?', '<li>one</li><li>two</li>')).toBe(true);
  });
});
