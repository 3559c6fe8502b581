import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawn } from '../content/drawn.ts';
import { readFacts } from './facts.ts';
import { magazineDocument, storyOf, storyOfCards, type Story } from './magazine.ts';
import { pictureDocument } from './picture-document.ts';
import { jpegs, type Jpegs } from './pictures.ts';
import { articleDocument, questionsDocument, type Edition } from './text-document.ts';
import { readArticle, readCards, readQuestions, titleOf } from './texts.ts';

/** The seasons' first days, for the date of an issue such as `2026-3`. */
const dateOf = (issue: string): string =>
  `${issue.slice(0, 4)}-${['03', '06', '09', '12'][Number(issue.slice(5)) - 1] ?? '01'}-01`;

const pagesWithCards = ['why-forever', 'events', 'incentives'] as const;

/** All stories of a country: about us, and the pages with cards. */
const storiesOf = async (content: string, { language, facts }: Edition): Promise<readonly Story[]> => {
  const about = await readArticle(content, 'about-us', language, facts);
  const withCards = await Promise.all(
    pagesWithCards.map(async (slug) => {
      const article = await readArticle(content, slug, language, facts);
      const cards = await readCards(content, slug, language, facts);
      return article === undefined || cards.length === 0 ? [] : [storyOfCards(article.title, cards, '')];
    }),
  );
  return [...(about === undefined ? [] : [storyOf(about, '')]), ...withCards.flat()];
};

/** Pictures above the stories of an issue: others each time. */
const picturesOf = (issue: number): readonly (readonly [string, string])[] =>
  [
    [`field-${(issue % 8) + 1}`, `about-${((issue + 1) % 3) + 1}`],
    [`why-${(issue % 5) + 1}`, `meeting-${(issue % 8) + 1}`],
    [`rally-${(issue % 8) + 1}`, `charity-${((issue + 3) % 8) + 1}`],
    [`incentive-${(issue % 4) + 1}`, `charity-${(issue % 8) + 1}`],
  ].map(([one = '', other = '']) => {
    const pair = [`pictures/${one}.webp`, `pictures/${other}.webp`] as const;
    return issue % 2 === 0 ? pair : [pair[1], pair[0]];
  });

/** Each issue has three of the stories, in an order of its own, so that no two are alike. */
const issueOf = (stories: readonly Story[], issue: number): readonly Story[] => {
  const pictures = picturesOf(issue);
  return stories
    .map((story, at) => ({
      ...story,
      picture: pictures[at]?.[0] ?? '',
      second: pictures[at]?.[1] ?? '',
      place: (at + issue * 3) % stories.length,
    }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, 3);
};

const textsOf = async (
  content: string,
  name: string,
  edition: Edition,
  jpeg: Jpegs,
): Promise<Buffer | undefined> => {
  const { language, facts } = edition;
  if (name !== 'faq') {
    const article = await readArticle(content, name, language, facts);
    return article === undefined ? undefined : articleDocument(article, edition, jpeg);
  }
  const questions = await readQuestions(content, language, facts);
  const title = await titleOf(content, 'downloads.yaml', 'faq', language);
  return questions.length === 0
    ? undefined
    : questionsDocument(
        title,
        [...new Set(questions.map(({ category }) => category))].join(' · '),
        questions,
        edition,
      );
};

/** Sets the documents that `drawn` names into `content/documents/`; gives how many, their bytes, and what lacked its text. */
export const drawDocuments = async (
  app: string,
  drawn: Drawn,
): Promise<{ readonly documents: number; readonly bytes: number; readonly lacking: readonly string[] }> => {
  const content = join(app, 'content');
  const folder = join(content, 'documents');
  await mkdir(folder, { recursive: true });
  const jpeg = jpegs(content);
  const sizes: number[] = [];
  const lacking: string[] = [];
  const write = async (name: string, file: Buffer | undefined): Promise<void> => {
    if (file === undefined) return void lacking.push(name);
    sizes.push(file.length);
    await writeFile(join(folder, `${name}.pdf`), file);
  };
  const { certificates, catalogue, texts } = drawn.documents;
  for (const language of drawn.languages) {
    const facts = await readFacts(app, language);
    const edition: Edition = { language, accent: drawn.place.accent, facts };
    for (const name of texts) await write(`${name}.${language}`, await textsOf(content, name, edition, jpeg));
    const stories = await storiesOf(content, edition);
    for (const [index, [name, { issue }]] of [...drawn.magazines].entries()) {
      const title = await titleOf(content, 'magazines.yaml', name, language);
      const file =
        stories.length === 0
          ? undefined
          : await magazineDocument(
              title,
              dateOf(issue),
              `pictures/${name}.webp`,
              issueOf(stories, index),
              edition,
              jpeg,
            );
      await write(`${name}.${language}`, file);
    }
  }
  const [language] = drawn.languages;
  const { seller } = await readFacts(app, language);
  const about = { seller, language, date: '2026-11-01', accent: drawn.place.accent };
  for (const name of certificates) {
    const title = await titleOf(content, 'certificates.yaml', name, language);
    await write(name, await pictureDocument({ ...about, title }, [`pictures/${name}.webp`], 800, 62, jpeg));
  }
  const title = await titleOf(content, 'catalogues.yaml', catalogue, language);
  await write(
    catalogue,
    await pictureDocument(
      { ...about, title },
      drawn.catalogue.map((name) => `pictures/${name}.webp`),
      600,
      42,
      jpeg,
    ),
  );
  return { documents: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), lacking };
};
