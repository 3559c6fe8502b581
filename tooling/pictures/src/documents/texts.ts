import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord, wordsOf } from '../description.ts';
import { filled, type Facts } from './facts.ts';

/** A text of `pages/` or `legal/`. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly picture: string | undefined;
  readonly markdown: string;
}

/** A card of `cards/`. */
export interface Card {
  readonly title: string;
  readonly description: string;
  readonly photo: string;
}

/** A question with its answer in Markdown, under the name of its category. */
export interface Question {
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}

const words = (value: unknown, language: string): string =>
  wordsOf(isRecord(value) ? value[language] : value);

const day = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : wordsOf(value, '2026-11-01');

const newest = async (content: string, slug: string, language: string): Promise<string | undefined> => {
  const page = join(content, 'pages', `${slug}.${language}.md`);
  if (existsSync(page)) return page;
  const legal = join(content, 'legal');
  const versions = (await readdir(legal))
    .flatMap((name) => {
      const [at, version, end] = name.split('.');
      return at === slug && end === language ? [Number(version)] : [];
    })
    .toSorted((one, other) => other - one);
  return versions[0] === undefined ? undefined : join(legal, `${slug}.${versions[0]}.${language}.md`);
};

/** The article of that slug in a language: the newest version of a legal text; nothing where it is not written yet. */
export const readArticle = async (
  content: string,
  slug: string,
  language: string,
  facts: Facts,
): Promise<Article | undefined> => {
  const file = await newest(content, slug, language);
  if (file === undefined) return undefined;
  const [, front = '', markdown = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
  const head: unknown = parse(front);
  if (!isRecord(head)) return undefined;
  return {
    title: filled(String(head['title']), facts),
    description: filled(wordsOf(head['description']), facts),
    date: day(head['date']),
    picture: typeof head['picture'] === 'string' ? head['picture'] : undefined,
    markdown: filled(markdown, facts),
  };
};

const readList = async (content: string, file: string): Promise<unknown> => {
  const path = join(content, file);
  return existsSync(path) ? parse(await readFile(path, 'utf8')) : undefined;
};

/** The cards of a kind, in a language. */
export const readCards = async (
  content: string,
  kind: string,
  language: string,
  facts: Facts,
): Promise<readonly Card[]> => {
  const list = await readList(content, `cards/${kind}.yaml`);
  return (Array.isArray(list) ? list.filter(isRecord) : []).map((card) => ({
    title: filled(words(card['title'], language), facts),
    description: filled(words(card['description'], language), facts),
    photo: String(card['photo']),
  }));
};

/** All questions in a language, by category. */
export const readQuestions = async (
  content: string,
  language: string,
  facts: Facts,
): Promise<readonly Question[]> => {
  const faq = await readList(content, 'faq.yaml');
  if (!isRecord(faq)) return [];
  const categories = (Array.isArray(faq['categories']) ? faq['categories'] : []).filter(isRecord);
  const list = faq['items'] ?? faq['entries'];
  const entries = (Array.isArray(list) ? list : []).filter(isRecord);
  return categories.flatMap((category) =>
    entries
      .filter((entry) => entry['category'] === category['slug'])
      .map((entry) => ({
        category: words(category['name'], language),
        question: filled(words(entry['question'], language), facts),
        answer: filled(words(entry['answer'], language), facts),
      })),
  );
};

/** Title of the list's entry whose `key` holds the file of that name (`documents/<name>.pdf`). */
export const titleOf = async (
  content: string,
  list: string,
  name: string,
  language: string,
): Promise<string> => {
  const parsed = await readList(content, list);
  const entries = Array.isArray(parsed) ? parsed : isRecord(parsed) ? Object.values(parsed).flat() : [];
  const entry = entries.filter(isRecord).find(({ file }) => file === `documents/${name}.pdf`);
  return words(entry?.['title'], language);
};
