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
  it('CONT-5 stand by topic, each to be opened and with a link of its own', async () => {
    const { user } = openShop('/forever/faq', { answers });
    await heading();
    const joining = within(screen.getByRole('region', { name: 'Joining' }));
    expect(joining.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(answerOf(1)?.open).toBe(false);
    await user.click(screen.getByText('Who can join?'));
    expect(answerOf(1)?.open).toBe(true);
    const link = within(answerOf(1) ?? document.body).getByRole('link', { name: 'Link to this answer' });
    expect(link.getAttribute('href')).toBe('/forever/faq#question-1');
  });

  it('CONT-5 an address that names an answer opens it, and so does a link to it', async () => {
    const { user, router } = openShop('/forever/faq#question-12', { answers });
    await heading();
    await waitFor(() => expect(answerOf(12)?.open).toBe(true));
    expect(answerOf(2)?.open).toBe(false);
    await router.navigate('/forever/faq#question-2');
    await waitFor(() => expect(answerOf(2)?.open).toBe(true));
    await user.click(screen.getByText('What does joining cost?'));
    expect(answerOf(2)?.open).toBe(false);
    await router.navigate('/forever/faq#question-2');
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
    expect(document.title).toBe('Joining · Questions and answers · Aloea');
  });

  it('CONT-5 a search is a plain form, finds words in the answers too and says how many', async () => {
    const { user, address } = openShop('/forever/faq', { answers });
    await heading();
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Search in questions and answers' });
    expect([form.getAttribute('action'), form.method]).toEqual(['/forever/faq', 'get']);
    await user.type(within(form).getByRole('searchbox'), 'TWO days{Enter}');
    await screen.findByText('1 answer for “TWO days”');
    expect(address()).toBe('/forever/faq?q=TWO+days');
    expect(asked()).toEqual(['When does the courier come?']);
    expect(within(form).getByRole<HTMLInputElement>('searchbox').value).toBe('TWO days');
  });

  it('CONT-5 CONT-12 where nothing is found it leads to people who answer', async () => {
    openShop('/forever/faq?q=zeppelin', { answers });
    await screen.findByText('There is nothing for “zeppelin”. Try other words, or write to us.');
    expect(screen.getByRole('link', { name: 'Get in touch' }).getAttribute('href')).toBe(
      '/forever/contact-us',
    );
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'All questions' }).at(-1)?.getAttribute('href')).toBe(
      '/forever/faq',
    );
  });

  it('CONT-5 links in answers are followed without a reload', async () => {
    const { user, address } = openShop('/forever/faq#question-12', { answers });
    await heading();
    await user.click(within(answerOf(12) ?? document.body).getByRole('link', { name: 'returns' }));
    await waitFor(() => expect(address()).toBe('/returns'));
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

  it('SEO-1 CONT-5 is the one page that has every question', () => {
    expect(meta(context, data)).toMatchObject({ canonical: '/forever/faq', unlisted: false });
    expect(title(context, data)).toBe('Questions and answers');
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
