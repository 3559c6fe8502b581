import { shapes, type CardPage, type ContentPage, type Front } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { answer, type Answers } from '@caravan/storefront/testing';
import { asPicture, contentFiles, entriesOf, isEntry, type Entry, type PageFile } from './content-files.ts';

/** What a call asks for. */
interface Asked {
  readonly path: string;
}

const askedFor = ({ path }: Asked, name: string): string | null =>
  new URLSearchParams(path.split('?')[1]).get(name);

const newestFirst = (one: { readonly date?: string | undefined }, other: typeof one): number =>
  (other.date ?? '').localeCompare(one.date ?? '');

const asPage = ({ picture, ...page }: PageFile): Omit<CardPage, 'cards'> => ({
  ...page,
  picture: picture && { ...picture, width: 1200, height: 800 },
});

const albumOf = (entry: Entry) => {
  const photos = entriesOf(entry, 'photos');
  return shapes.album.parse({ ...entry, cover: asPicture(photos[0]?.['file']), photoCount: photos.length });
};

const photosOf = (entry: Entry) =>
  shapes.photo.array().parse(
    entriesOf(entry, 'photos').map(({ id, title, file }) => ({
      id,
      title,
      album: entry['id'],
      url: asPicture(file),
      thumb: asPicture(file),
      width: 1200,
      height: 800,
    })),
  );

/** The address of a picture as a file of its own. */
const unmarked = (address: unknown): string => String(address).split('?')[0] ?? '';

const mapOf = (place: unknown): string => `https://maps.example/?${JSON.stringify(place)}`;

/** Of a file on the press, whose documents are not served here. */
const sizeOf = (place: number): number => 180_000 + place * 431_000;

/** What the server of a country says of its own pages: the texts and pictures of its app. */
export const contentAnswers = (
  country: CountryDefinition,
  language: CountryDefinition['defaultLanguage'],
): Answers => {
  const files = contentFiles(country, language);

  const page = async (slug: string): Promise<ContentPage> => ({
    ...asPage(await files.page(`pages/${slug}`)),
    version: null,
    versions: [],
  });
  const legal = async (slug: string, wanted: string | null) => {
    const numbers = files.versions(slug);
    const pages = await Promise.all(numbers.map((number) => files.page(`legal/${slug}.${number}`)));
    const versions = numbers.map((version, place) => ({ version, date: pages[place]?.date ?? '' }));
    const place = wanted === null ? 0 : numbers.indexOf(wanted);
    const found = pages[place];
    return found
      ? { ...asPage(found), version: numbers[place] ?? null, versions }
      : answer(404, { detail: '', code: 'not_found' });
  };
  const cards = async (slug: string): Promise<CardPage['cards']> =>
    shapes.contentCard
      .array()
      .parse(await files.yaml(`cards/${slug}`))
      .toSorted(newestFirst);
  const cardPage = async (slug: string): Promise<CardPage> => ({
    ...asPage(await files.page(`pages/${slug}`)),
    cards: await cards(slug),
  });
  const front = async (): Promise<Front> => {
    const home = await files.yaml('home');
    const { hero, join } = isEntry(home) ? home : {};
    const news = [
      ...(await cards('events')).slice(0, 2).map((card) => ({ ...card, kind: 'event' })),
      ...(await cards('incentives')).slice(0, 1).map((card) => ({ ...card, kind: 'incentive' })),
    ];
    // The country's own picture stands there.
    return shapes.front.parse({ hero: { ...(isEntry(hero) && hero), picture: null }, join, news });
  };
  const categories = async (name: string) =>
    shapes.contentCategory.array().parse(entriesOf(await files.yaml(name), 'categories'));
  const items = async (name: string, asked: Asked) => {
    const category = askedFor(asked, 'category');
    const all = entriesOf(await files.yaml(name), 'items');
    return all.filter((item) => category === null || item['category'] === category);
  };
  const albums = async () => entriesOf(await files.yaml('albums'));
  const album = async (id: string | null): Promise<Entry> =>
    (await albums()).find((entry) => String(entry['id']) === id) ?? {};

  return {
    'GET page/home/': front,
    'GET page/about-us/': () => page('about-us'),
    'GET page/marketing-plan/': () => page('marketing-plan'),
    'GET page/tools/': () => page('tools'),
    'GET page/privacy-policy/': (asked: Asked) => legal('privacy-policy', askedFor(asked, 'version')),
    'GET page/returns/': (asked: Asked) => legal('returns', askedFor(asked, 'version')),
    'GET event/page/': () => cardPage('events'),
    'GET incentive/page/': () => cardPage('incentives'),
    'GET whyforever/page/': () => cardPage('why-forever'),
    'GET faq/category/': () => categories('faq'),
    'GET faq/faq/': async (asked: Asked) =>
      shapes.question
        .array()
        .parse(await items('faq', asked))
        .map((question) => ({ ...question, answer: files.html(question.answer) })),
    'GET location/office/': async () =>
      shapes.office.array().parse(
        entriesOf(await files.yaml('offices')).map(({ map, ...office }) => ({
          ...office,
          map: mapOf(map),
        })),
      ),
    'GET video/category/': () => categories('videos'),
    'GET video/video/': async (asked: Asked) => {
      const found = (await items('videos', asked)).map(({ file, url, ...video }) => ({
        ...video,
        url: file ?? url,
        hosted: file === undefined,
      }));
      const videos = shapes.video.array().parse(found).toSorted(newestFirst);
      const offset = Number(askedFor(asked, 'offset'));
      return {
        results: videos.slice(offset, offset + Number(askedFor(asked, 'limit'))),
        count: videos.length,
      };
    },
    'GET certificate/category/': async () =>
      (await categories('certificates')).map(({ name, ...kind }) => ({ ...kind, label: name })),
    'GET certificate/certificate/': async (asked: Asked) =>
      shapes.certificate.array().parse(
        (await items('certificates', asked)).map((item) => ({
          ...item,
          file: item['file'] ?? unmarked(item['photo']),
        })),
      ),
    'GET upload/category/': () => categories('downloads'),
    'GET upload/upload/': async (asked: Asked) =>
      shapes.download.array().parse(
        (await items('downloads', asked)).map((item, place) => ({
          ...item,
          type: /\w+$/.exec(String(item['file']))?.[0],
          size: sizeOf(place),
        })),
      ),
    'GET magazine/magazine/': async () => ({
      results: shapes.magazine
        .array()
        .parse(entriesOf(await files.yaml('magazines')).map((item) => ({ ...item, quantity: 40 }))),
    }),
    'GET catalogue/catalogue/': async () =>
      shapes.printedCatalogue.array().parse(await files.yaml('catalogues')),
    'GET photo/album/': async () => (await albums()).map(albumOf).toSorted(newestFirst),
    'GET photo/album/1/': async () => albumOf(await album('1')),
    'GET photo/photo/': async (asked: Asked) => {
      const photos = photosOf(await album(askedFor(asked, 'album')));
      return { results: photos, count: photos.length };
    },
  };
};
