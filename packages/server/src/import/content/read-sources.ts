import type { CountryDefinition } from '@caravan/country';
import type { z } from 'zod';
import { cardSlugs, type CardSlug } from '../../modules/content/index.ts';
import type { Problems } from '../problem.ts';
import { readYaml } from '../read-yaml.ts';
import type { ContentFolder } from './content-folder.ts';
import { contentShapes, type ContentShapes } from './content-shapes.ts';
import { readLegal, readPages } from './read-pages.ts';

type FileName = Exclude<keyof ContentShapes, 'cards'>;
export type Read<Name extends keyof ContentShapes> = z.output<ContentShapes[Name]>;

/** What the files of a `content/` say, as they say it. */
export interface ContentSources {
  readonly pages: ReturnType<typeof readPages>;
  readonly legal: ReturnType<typeof readLegal>;
  readonly cards: ReadonlyMap<CardSlug, Read<'cards'>>;
  readonly questions: Read<'faq.yaml'>;
  readonly videos: Read<'videos.yaml'>;
  readonly certificates: Read<'certificates.yaml'>;
  readonly albums: Read<'albums.yaml'>;
  readonly magazines: Read<'magazines.yaml'>;
  readonly downloads: Read<'downloads.yaml'>;
  readonly catalogues: Read<'catalogues.yaml'>;
  readonly offices: Read<'offices.yaml'>;
  readonly home: Read<'home.yaml'>;
}

/** Reads the files of `appFolder/content` and notes what is wrong in them; null when something is. */
export const readSources = (
  country: Pick<CountryDefinition, 'val' | 'languages' | 'ownPages' | 'videoHosts'>,
  appFolder: string,
  folder: ContentFolder,
  problems: Problems,
): ContentSources | null => {
  const shapes = contentShapes(country, folder);
  const yaml = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null =>
    readYaml(appFolder, `content/${name}`, schema, problems);
  const read = <Name extends FileName>(name: Name): Read<Name> | null =>
    // The schema is that of the name; an index of a record of schemas forgets it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    yaml(name, shapes[name]) as Read<Name> | null;

  const { languages } = country;
  const pages = readPages(
    { folder, languages, problems },
    country.ownPages.map(({ slug }) => slug),
  );
  const legal = readLegal({ folder, languages, problems });
  const cards = new Map(
    cardSlugs.map((slug) => [slug, yaml(`cards/${slug}.yaml`, shapes.cards) ?? []] as const),
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

  return {
    pages,
    legal,
    cards,
    questions,
    videos,
    certificates,
    albums,
    magazines,
    downloads,
    catalogues,
    offices,
    home,
  };
};
