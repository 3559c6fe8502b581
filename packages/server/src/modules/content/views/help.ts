import type { ContentCategory, Office, Question } from '@caravan/contract';
import { say, type Reading } from '../reading.ts';
import { categoriesOf, inCategory } from './dates-and-categories.ts';

export const questionCategories = (reading: Reading): ContentCategory[] =>
  categoriesOf(reading, reading.edition.questions);

export const questionViews = (reading: Reading, category: string | undefined): Question[] =>
  reading.edition.questions.items.filter(inCategory(category)).map((item) => ({
    id: item.id,
    category: item.category,
    question: say(reading, item.question),
    answer: reading.fill.html(item.answer[reading.language] ?? ''),
  }));

/** A map without an account and in every language; it opens the app of a phone that has one. */
const mapAddress = ({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

export const officeViews = (reading: Reading): Office[] =>
  reading.edition.offices.map(({ id, name, address, hours, phones, messengers, map }) => ({
    id,
    name: say(reading, name),
    address: say(reading, address),
    hours: say(reading, hours),
    phones: [...phones],
    messengers: { ...messengers },
    map: mapAddress(map),
  }));
