import type { CardPage, ContentCard, ContentPage, Question } from '@caravan/contract';

/** A page of the company's words as the API sends it, with some facts replaced. */
export const testPage = (facts: Partial<ContentPage> = {}): ContentPage => ({
  title: 'About Aloea',
  description: 'Where our aloe grows and who is behind the shop.',
  body: '<h2>Where it grows</h2><p>In the south.</p>',
  date: '2026-11-01',
  picture: { url: '/content/rows-ab12-1200.webp', width: 1200, height: 800, alt: 'Rows of aloe' },
  version: null,
  versions: [],
  ...facts,
});

/** One card, without a day unless facts say otherwise. */
export const testCard = (facts: Partial<ContentCard> = {}): ContentCard => ({
  id: 1,
  title: 'Spring rally',
  description: 'A Sunday in a large hall.',
  photo: '/content/rally-cd34-1200.webp',
  ...facts,
});

/** A page with cards below its words. */
export const testCardPage = (cards: readonly ContentCard[], facts: Partial<CardPage> = {}): CardPage => {
  const { version: _version, versions: _versions, ...page } = testPage();
  return { ...page, cards: [...cards], ...facts };
};

/** A question of the topic `join` unless facts say otherwise. */
export const testQuestion = (facts: Partial<Question> = {}): Question => ({
  id: 1,
  category: 'join',
  question: 'Who can join?',
  answer: '<p>Anyone over 18.</p>',
  ...facts,
});
