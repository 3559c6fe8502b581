import type {
  Album,
  CardPage,
  Certificate,
  CertificateCategory,
  ContentCard,
  ContentCategory,
  ContentPage,
  Download,
  Front,
  Magazine,
  Office,
  Photo,
  PrintedCatalogue,
  Question,
  Video,
} from '@caravan/contract';
import type {
  CardSlug,
  EditionAlbum,
  EditionCard,
  EditionCategory,
  EditionPage,
  LegalText,
  StoredFile,
} from './edition.ts';
import { fileAddress, pictureAddress, thumbAddress } from './file-address.ts';
import { say, type Reading } from './reading.ts';

interface WithDate {
  readonly date: string | null;
}

const newestFirst = (a: WithDate, b: WithDate): number => (b.date ?? '').localeCompare(a.date ?? '');

const inCategory =
  (category: string | undefined) =>
  (item: { readonly category: string }): boolean =>
    category === undefined || item.category === category;

const typeOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1] ?? '';

const fileIn = (files: Readonly<Record<string, StoredFile>>, language: string): StoredFile => {
  const file = files[language] ?? Object.values(files)[0];
  if (!file) throw new Error('The edition names a document without a file.');
  return file;
};

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

/** Categories in which something is to be seen, in the order of the file. */
const categoriesOf = (
  reading: Reading,
  {
    categories,
    items,
  }: {
    readonly categories: readonly EditionCategory[];
    readonly items: readonly { readonly category: string }[];
  },
): ContentCategory[] =>
  categories
    .filter(({ slug }) => items.some(({ category }) => category === slug))
    .map(({ id, slug, name }) => ({ id, slug, name: say(reading, name) }));

export const questionCategories = (reading: Reading): ContentCategory[] =>
  categoriesOf(reading, reading.edition.questions);

export const questionViews = (reading: Reading, category: string | undefined): Question[] =>
  reading.edition.questions.items.filter(inCategory(category)).map((item) => ({
    id: item.id,
    category: item.category,
    question: say(reading, item.question),
    answer: reading.fill.html(item.answer[reading.language] ?? ''),
  }));

export const videoCategories = (reading: Reading): ContentCategory[] => {
  const { categories, items } = reading.edition.videos;
  return categoriesOf(reading, { categories, items: items.filter(reading.isShown) });
};

export const videoViews = (reading: Reading, category: string | undefined): Video[] =>
  reading.edition.videos.items
    .filter(reading.isShown)
    .filter(inCategory(category))
    .toSorted(newestFirst)
    .map(({ id, title, date, category: kind, file, url, cover, duration }) => ({
      id,
      title: say(reading, title),
      date,
      category: kind,
      url: file === null ? (url ?? '') : fileAddress(file),
      hosted: file === null,
      cover: pictureAddress(cover),
      duration,
    }));

export const certificateCategories = (reading: Reading): CertificateCategory[] => {
  const { categories, items } = reading.edition.certificates;
  const shown = categoriesOf(reading, { categories, items: items.filter(reading.isShown) });
  return shown.map(({ id, slug, name }) => ({ id, slug, label: name }));
};

export const certificateViews = (reading: Reading, category: string | undefined): Certificate[] =>
  reading.edition.certificates.items
    .filter(reading.isShown)
    .filter(inCategory(category))
    .map(({ id, title, category: kind, file, photo }) => ({
      id,
      title: say(reading, title),
      category: kind,
      file: file === null ? pictureAddress(photo) : fileAddress(file),
      photo: pictureAddress(photo),
    }));

const albumView = (reading: Reading, { id, slug, title, date, photos }: EditionAlbum): Album => {
  const [cover] = photos;
  return {
    id,
    slug,
    title: say(reading, title),
    date,
    cover: cover ? pictureAddress(cover) : '',
    photoCount: photos.length,
  };
};

const albumsIn = ({ edition, isShown }: Reading): EditionAlbum[] =>
  edition.albums.filter(isShown).toSorted(newestFirst);

export const albumViews = (reading: Reading): Album[] =>
  albumsIn(reading).map((album) => albumView(reading, album));

/** Photos of an album, or of all of them, the newest album first. */
export const photoViews = (reading: Reading, album: number | undefined): Photo[] =>
  albumsIn(reading)
    .filter(({ id }) => album === undefined || id === album)
    .flatMap(({ id: of, photos }) =>
      photos.map((photo) => ({
        id: photo.id,
        album: of,
        url: pictureAddress(photo),
        thumb: thumbAddress(photo),
        width: photo.width,
        height: photo.height,
        title: say(reading, photo.title),
      })),
    );

/** `stock` by product code. */
export const magazineViews = (reading: Reading, stock: ReadonlyMap<string, number>): Magazine[] =>
  reading.edition.magazines
    .filter(reading.isShown)
    .toSorted(newestFirst)
    .map(({ id, title, edition, code, date, cover, file }) => ({
      id,
      title: say(reading, title),
      edition,
      code: code !== null && stock.has(code) ? code : null,
      quantity: Math.max(0, stock.get(code ?? '') ?? 0),
      cover: pictureAddress(cover),
      file: fileAddress(fileIn(file, reading.language)),
      date,
    }));

export const downloadCategories = (reading: Reading): ContentCategory[] => {
  const { categories, items } = reading.edition.downloads;
  return categoriesOf(reading, { categories, items: items.filter(reading.isShown) });
};

export const downloadViews = (reading: Reading, category: string | undefined): Download[] =>
  reading.edition.downloads.items
    .filter(reading.isShown)
    .filter(inCategory(category))
    .map(({ id, title, category: kind, file: files }) => {
      const file = fileIn(files, reading.language);
      return {
        id,
        title: say(reading, title),
        category: kind,
        file: fileAddress(file),
        type: typeOf(file.name),
        size: file.size,
      };
    });

export const catalogueViews = (reading: Reading): PrintedCatalogue[] =>
  reading.edition.catalogues.filter(reading.isShown).map(({ id, title, cover, file, pages }) => ({
    id,
    title: say(reading, title),
    cover: pictureAddress(cover),
    file: fileAddress(fileIn(file, reading.language)),
    pages: pages.map(pictureAddress),
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
