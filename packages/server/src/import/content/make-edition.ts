import {
  type CardSlug,
  type Edition,
  type EditionCard,
  type EditionPage,
  type LegalText,
  type Words,
} from '../../modules/content/index.ts';
import type { ContentFiles } from './content-files.ts';
import type { ContentFolder } from './content-folder.ts';
import { readMarkdown, renderMarkdown } from './markdown.ts';
import type { PageFile, PageHead } from './read-pages.ts';
import type { ContentSources, Read } from './read-sources.ts';

type Card = Read<'cards'>[number];

/** The edition that the sources make, with the files as they are stored. */
export const makeEdition = (
  sources: ContentSources,
  folder: ContentFolder,
  { picture, file }: Pick<ContentFiles, 'picture' | 'file'>,
): Edition => {
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
  const cardsOf = (slug: CardSlug) => (sources.cards.get(slug) ?? []).map(cardOf);

  return {
    pages: pagesOf(sources.pages, picture),
    legal: sources.legal.map(
      ({ slug, version, language, head: { title, description, date }, text }): LegalText => ({
        slug,
        version,
        language,
        title,
        description,
        body: renderMarkdown(text, picture),
        since: date,
      }),
    ),
    cards: {
      events: cardsOf('events'),
      incentives: cardsOf('incentives'),
      'why-forever': cardsOf('why-forever'),
    },
    questions: {
      categories: sources.questions.categories,
      items: sources.questions.items.map(({ id, category, question, answer }) => ({
        id,
        category,
        question,
        answer: htmlOf(answer, html),
      })),
    },
    videos: {
      categories: sources.videos.categories,
      items: sources.videos.items.map(
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
      categories: sources.certificates.categories,
      items: sources.certificates.items.map(
        ({ id, title, category, from = null, file: document, photo }) => ({
          id,
          title,
          category,
          from,
          file:
            document === undefined ? null : file([...folder.documentFiles(document).values()][0] ?? document),
          photo: picture(photo),
        }),
      ),
    },
    albums: sources.albums.map(({ id, slug, title, date, from = null, photos }) => ({
      id,
      slug,
      title,
      date,
      from,
      photos: photos.map((photo) => ({ id: photo.id, title: photo.title, ...picture(photo.file) })),
    })),
    magazines: sources.magazines.map(
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
      categories: sources.downloads.categories,
      items: sources.downloads.items.map(({ id, title, category, from = null, file: document }) => ({
        id,
        title,
        category,
        from,
        file: fileByLanguage(document),
      })),
    },
    catalogues: sources.catalogues.map(
      ({ id, title, from = null, cover, file: document, pages: printed }) => ({
        id,
        title,
        from,
        cover: picture(cover),
        file: fileByLanguage(document),
        pages: printed.map(picture),
      }),
    ),
    offices: sources.offices,
    home: sources.home,
  };
};

const htmlOf = (texts: Words, html: (text: string) => string): Words =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, html(text)]));

const pagesOf = (
  pages: Readonly<Record<string, readonly PageFile<PageHead>[]>>,
  picture: ContentFiles['picture'],
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
