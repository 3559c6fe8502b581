import { join } from 'node:path';
import type { CountryDefinition } from '@caravan/country';
import type { z } from 'zod';
import {
  cardSlugs,
  type CardSlug,
  type Edition,
  type EditionCard,
  type EditionPage,
  type LegalText,
  type Words,
} from '../../modules/content/index.ts';
import type { Problems } from '../problem.ts';
import { readYaml } from '../read-yaml.ts';
import { readFiles, type ContentFiles, type WantedFile } from './content-files.ts';
import { contentFolder } from './content-folder.ts';
import { contentShapes, type ContentShapes } from './content-shapes.ts';
import { readMarkdown, renderMarkdown } from './markdown.ts';
import { readLegal, readPages, type PageFile, type PageHead } from './read-pages.ts';

/** An edition, and the files that must be stored for it. */
export interface ReadContent {
  readonly edition: Edition;
  readonly wanted: readonly WantedFile[];
}

type FileName = Exclude<keyof ContentShapes, 'cards'>;
type Read<Name extends keyof ContentShapes> = z.output<ContentShapes[Name]>;
type Card = Read<'cards'>[number];

/** Reads a country's `content/` whole and notes everything that is wrong in it; null when something is. */
export const readContent = async (
  country: Pick<CountryDefinition, 'val' | 'languages' | 'ownPages' | 'videoHosts'>,
  appFolder: string,
  problems: Problems,
  ownApp = appFolder,
): Promise<ReadContent | null> => {
  const { languages } = country;
  const folder = contentFolder(join(appFolder, 'content'), country, [appFolder, ownApp]);
  const shapes = contentShapes(country, folder);
  const yaml = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null =>
    readYaml(appFolder, `content/${name}`, schema, problems);
  const read = <Name extends FileName>(name: Name): Read<Name> | null =>
    // The schema is that of the name; an index of a record of schemas forgets it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    yaml(name, shapes[name]) as Read<Name> | null;

  const pages = readPages(
    { folder, languages, problems },
    country.ownPages.map(({ slug }) => slug),
  );
  const legal = readLegal({ folder, languages, problems });
  const cards = new Map<CardSlug, Read<'cards'> | null>(
    cardSlugs.map((slug) => [slug, yaml(`cards/${slug}.yaml`, shapes.cards)]),
  );
  const questions = read('faq.yaml');
  const videos = read('videos.yaml');
  const certificates = read('certificates.yaml');
  const albums = read('albums.yaml');
  const magazines = read('magazines.yaml');
  const downloads = read('downloads.yaml');
  const catalogues = read('catalogues.yaml');
  const offices = read('offices.yaml');
  const home = read('home.yaml');

  if (
    problems.list.length > 0 ||
    !questions ||
    !videos ||
    !certificates ||
    !albums ||
    !magazines ||
    !downloads ||
    !catalogues ||
    !offices ||
    !home
  )
    return null;

  const all = [...cards.values()].flatMap((list) => list ?? []);
  const documents = [
    ...certificates.items.flatMap(({ file }) => file ?? []),
    ...magazines.map(({ file }) => file),
    ...downloads.items.map(({ file }) => file),
    ...catalogues.map(({ file }) => file),
  ];
  const answers = questions.items.flatMap(({ answer }) => Object.values(answer));
  const files = await readFiles(
    folder,
    {
      pictures: [
        ...Object.values(pages).flatMap((list) =>
          list.flatMap(({ head, text }) => [
            ...text.pictures,
            ...(head.picture === undefined ? [] : [head.picture]),
          ]),
        ),
        ...legal.flatMap(({ text }) => text.pictures),
        ...answers.flatMap((text) => readMarkdown(text, folder.wrongPicture).pictures),
        ...all.map(({ photo }) => photo),
        ...videos.items.map(({ cover }) => cover),
        ...certificates.items.map(({ photo }) => photo),
        ...albums.flatMap(({ photos }) => photos.map(({ file }) => file)),
        ...magazines.map(({ cover }) => cover),
        ...catalogues.flatMap(({ cover, pages: printed }) => [cover, ...printed]),
      ],
      files: [
        ...videos.items.flatMap(({ file }) => file ?? []),
        ...documents.flatMap((path) => [...folder.documentFiles(path).values()]),
      ],
    },
    problems,
  );
  if (problems.list.length > 0) return null;

  const { picture, file } = files;
  const html = (text: string): string => renderMarkdown(readMarkdown(text, folder.wrongPicture), picture);
  const fileByLanguage = (path: string) =>
    Object.fromEntries([...folder.documentFiles(path)].map(([language, name]) => [language, file(name)]));
  const cardOf = ({ id, title, description, photo, date, url, from }: Card): EditionCard => ({
    id,
    title,
    description,
    photo: picture(photo),
    date: date ?? null,
    url: url ?? null,
    from: from ?? null,
  });
  const cardsOf = (slug: CardSlug) => (cards.get(slug) ?? []).map(cardOf);

  const edition: Edition = {
    pages: pagesOf(pages, files),
    legal: legal.map(({ slug, version, language, head: { title, description, date }, text }): LegalText => ({
      slug,
      version,
      language,
      title,
      description,
      body: renderMarkdown(text, picture),
      since: date,
    })),
    cards: {
      events: cardsOf('events'),
      incentives: cardsOf('incentives'),
      'why-forever': cardsOf('why-forever'),
    },
    questions: {
      categories: questions.categories,
      items: questions.items.map(({ id, category, question, answer }) => ({
        id,
        category,
        question,
        answer: htmlOf(answer, html),
      })),
    },
    videos: {
      categories: videos.categories,
      items: videos.items.map(
        ({ id, title, category, date, from = null, file: clip, url = null, cover, duration }) => ({
          id,
          title,
          category,
          date,
          from,
          file: clip === undefined ? null : file(clip),
          url,
          cover: picture(cover),
          duration,
        }),
      ),
    },
    certificates: {
      categories: certificates.categories,
      items: certificates.items.map(({ id, title, category, from = null, file: document, photo }) => ({
        id,
        title,
        category,
        from,
        file:
          document === undefined ? null : file([...folder.documentFiles(document).values()][0] ?? document),
        photo: picture(photo),
      })),
    },
    albums: albums.map(({ id, slug, title, date, from = null, photos }) => ({
      id,
      slug,
      title,
      date,
      from,
      photos: photos.map((photo) => ({ id: photo.id, title: photo.title, ...picture(photo.file) })),
    })),
    magazines: magazines.map(
      ({ id, title, edition: number, code, date, from = null, cover, file: document }) => ({
        id,
        title,
        edition: number,
        code,
        date,
        from,
        cover: picture(cover),
        file: fileByLanguage(document),
      }),
    ),
    downloads: {
      categories: downloads.categories,
      items: downloads.items.map(({ id, title, category, from = null, file: document }) => ({
        id,
        title,
        category,
        from,
        file: fileByLanguage(document),
      })),
    },
    catalogues: catalogues.map(({ id, title, from = null, cover, file: document, pages: printed }) => ({
      id,
      title,
      from,
      cover: picture(cover),
      file: fileByLanguage(document),
      pages: printed.map(picture),
    })),
    offices,
    home,
  };
  return { edition, wanted: files.wanted };
};

const htmlOf = (texts: Words, html: (text: string) => string): Words =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, html(text)]));

const pagesOf = (
  pages: Readonly<Record<string, readonly PageFile<PageHead>[]>>,
  { picture }: ContentFiles,
): Edition['pages'] => {
  const pageOf = ({ head, text }: PageFile<PageHead>): EditionPage => ({
    title: head.title,
    description: head.description,
    date: head.date,
    from: head.from ?? null,
    body: renderMarkdown(text, picture),
    picture: head.picture === undefined ? null : { ...picture(head.picture), alt: head.alt ?? '' },
  });
  const byLanguage = (list: readonly PageFile<PageHead>[]) =>
    Object.fromEntries(list.map((page) => [page.language, pageOf(page)]));
  return Object.fromEntries(Object.entries(pages).map(([slug, list]) => [slug, byLanguage(list)]));
};
