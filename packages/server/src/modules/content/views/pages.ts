import type { CardPage, ContentCard, ContentPage, Front } from '@caravan/contract';
import type { CardSlug, EditionCard, EditionPage, LegalText } from '../edition.ts';
import { pictureAddress } from '../file-address.ts';
import { say, type Reading } from '../reading.ts';
import { newestFirst } from './dates-and-categories.ts';

const bodyOf = (
  { fill }: Reading,
  { title, description, body, date, picture }: EditionPage,
): Omit<CardPage, 'cards'> => ({
  title: fill.text(title),
  description: fill.text(description),
  body: fill.html(body),
  date,
  picture: picture && {
    url: pictureAddress(picture),
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
  },
});

const pageIn = ({ edition, language, isShown }: Reading, slug: string): EditionPage | null => {
  const page = Object.hasOwn(edition.pages, slug) ? edition.pages[slug]?.[language] : undefined;
  return page && isShown(page) ? page : null;
};

/** A page of the company; null before its day. */
export const pageView = (reading: Reading, slug: string): ContentPage | null => {
  const page = pageIn(reading, slug);
  return page && { ...bodyOf(reading, page), version: null, versions: [] };
};

/** A legal text with the versions that there are beside it. */
export const legalView = (
  { fill }: Reading,
  { title, description, body, version, since }: LegalText,
  versions: readonly { readonly version: number; readonly since: string }[],
): ContentPage => ({
  title: fill.text(title),
  description: fill.text(description),
  body: fill.html(body),
  date: since,
  picture: null,
  version: String(version),
  versions: versions.map((each) => ({ version: String(each.version), date: each.since })),
});

const cardView = (
  reading: Reading,
  { id, title, description, photo, date, url }: EditionCard,
): ContentCard => ({
  id,
  title: say(reading, title),
  description: say(reading, description),
  photo: pictureAddress(photo),
  ...(date !== null && { date }),
  ...(url !== null && { url }),
});

const cardsOf = ({ edition, isShown }: Reading, slug: CardSlug): EditionCard[] =>
  edition.cards[slug].filter(isShown).toSorted(newestFirst);

/** A page with its cards, those with the latest day first; null before its day. */
export const cardPageView = (reading: Reading, slug: CardSlug): CardPage | null => {
  const page = pageIn(reading, slug);
  return (
    page && {
      ...bodyOf(reading, page),
      cards: cardsOf(reading, slug).map((card) => cardView(reading, card)),
    }
  );
};

/** Of events and incentives, on the front page. */
const newsOfEach = { events: 2, incentives: 1 } as const;

/** What is still to come, the next day at the head, then what has been, the latest first; cards without a day last. */
const nextFirst = (cards: readonly EditionCard[], today: string): EditionCard[] => {
  const isComing = ({ date }: EditionCard): boolean => date !== null && date >= today;
  return [...cards.filter(isComing).toReversed(), ...cards.filter((card) => !isComing(card))];
};

export const frontView = (reading: Reading): Front => {
  const { hero, join } = reading.edition.home;
  const newsOf = (slug: keyof typeof newsOfEach, kind: Front['news'][number]['kind']): Front['news'] =>
    nextFirst(cardsOf(reading, slug), reading.today)
      .slice(0, newsOfEach[slug])
      .map((card) => ({ ...cardView(reading, card), kind }));
  return {
    hero: { title: say(reading, hero.title), lead: say(reading, hero.lead), picture: hero.picture ?? null },
    join: {
      title: say(reading, join.title),
      text: say(reading, join.text),
      points: join.points.map((point) => say(reading, point)),
    },
    news: [...newsOf('events', 'event'), ...newsOf('incentives', 'incentive')],
  };
};
