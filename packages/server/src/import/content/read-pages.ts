import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@caravan/i18n';
import type { z } from 'zod';
import { legalSlugs, pageSlugs, type LegalSlug } from '../../modules/content/index.ts';
import type { Problems } from '../problem.ts';
import { checkYaml, readText } from '../read-yaml.ts';
import type { ContentFolder } from './content-folder.ts';
import { legalHead, pageHead } from './content-shapes.ts';
import { readMarkdown, type ReadMarkdown } from './markdown.ts';

/** A page in one language as its file has it; its pictures are still to be made. */
export interface PageFile<Head> {
  readonly language: Language;
  readonly head: Head;
  readonly text: ReadMarkdown;
}

export type PageHead = z.output<ReturnType<typeof pageHead>>;
export type LegalHead = z.output<typeof legalHead>;

/** What a folder is read with. */
interface Reading {
  readonly folder: ContentFolder;
  readonly languages: readonly Language[];
  readonly problems: Problems;
}

const marked = /^---\r?\n([\s\S]*?\r?\n)---\r?\n?/;

/** Reads `content/<path>`: facts between two lines of `---`, then Markdown. */
const readPage = <Schema extends z.ZodType>(
  { folder, problems }: Reading,
  path: string,
  schema: Schema,
): { readonly head: z.output<Schema>; readonly text: ReadMarkdown } | null => {
  const file = `content/${path}`;
  const whole = readText(folder.root, path, 'a page', {
    ...problems,
    add: (_, ...rest) => problems.add(file, ...rest),
  });
  if (whole === null) return null;
  const found = marked.exec(whole);
  if (!found) {
    problems.add(file, 1, 1, 'title, description and date between two lines of ---');
    return null;
  }
  const [above, facts = ''] = found;
  const head = checkYaml(facts, file, schema, problems, 1);
  const text = readMarkdown(whole.slice(above.length), folder.wrongPicture);
  const lines = above.split('\n').length - 1;
  for (const { line, expected } of text.faults) problems.add(file, line + lines, 1, expected);
  return head === null ? null : { head, text };
};

/**
 * `pages/<slug>.<language>.md`, each page in each language of the country: those that all countries have, and its `own`. A file of no
 * page is refused, for nobody would see it.
 */
export const readPages = (
  reading: Reading,
  own: readonly string[],
): Readonly<Record<string, readonly PageFile<PageHead>[]>> => {
  const schema = pageHead(reading.folder);
  const slugs = [...pageSlugs, ...own];
  const place = join(reading.folder.root, 'pages');
  for (const name of existsSync(place) ? readdirSync(place) : [])
    if (name.endsWith('.md') && !slugs.includes(name.slice(0, name.indexOf('.'))))
      reading.problems.add(
        `content/pages/${name}`,
        1,
        1,
        `a page of every country (${pageSlugs.join(', ')}) or one that ownPages in src/country.ts names`,
      );
  const ofSlug = (slug: string): PageFile<PageHead>[] =>
    reading.languages.flatMap((language) => {
      const page = readPage(reading, `pages/${slug}.${language}.md`, schema);
      return page ? [{ ...page, language }] : [];
    });
  return Object.fromEntries(slugs.map((slug) => [slug, ofSlug(slug)]));
};

export interface LegalFile extends PageFile<LegalHead> {
  readonly slug: LegalSlug;
  readonly version: number;
}

/** `legal/<slug>.<version>.<language>.md`, each version in each language; each slug in one version at least. */
export const readLegal = (reading: Reading): readonly LegalFile[] => {
  const { folder, languages, problems } = reading;
  const names = existsSync(join(folder.root, 'legal')) ? readdirSync(join(folder.root, 'legal')) : [];
  const versionsOf = (slug: LegalSlug): number[] => {
    const found = names.flatMap((name) => {
      const [, of, version] = /^([a-z-]+)\.([1-9]\d{0,3})\.[a-z]+\.md$/.exec(name) ?? [];
      return of === slug ? [Number(version)] : [];
    });
    return [...new Set(found)].toSorted((a, b) => a - b);
  };
  return legalSlugs.flatMap((slug) => {
    const versions = versionsOf(slug);
    if (versions.length === 0)
      problems.add(
        `content/legal/${slug}.1.${languages[0]}.md`,
        1,
        1,
        'a legal text with its version and language',
      );
    return versions.flatMap((version) =>
      languages.flatMap((language) => {
        const page = readPage(reading, `legal/${slug}.${version}.${language}.md`, legalHead);
        return page ? [{ ...page, slug, version, language }] : [];
      }),
    );
  });
};
