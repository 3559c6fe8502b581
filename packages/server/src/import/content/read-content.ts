import { join } from 'node:path';
import type { CountryDefinition } from '@caravan/country';
import type { Edition } from '../../modules/content/index.ts';
import type { Problems } from '../problem.ts';
import { readFiles, type WantedFile } from './content-files.ts';
import { contentFolder } from './content-folder.ts';
import { makeEdition } from './make-edition.ts';
import { namedFiles } from './named-files.ts';
import { readSources } from './read-sources.ts';

/** An edition, and the files that must be stored for it. */
export interface ReadContent {
  readonly edition: Edition;
  readonly wanted: readonly WantedFile[];
}

/** Reads a country's `content/` whole and notes everything that is wrong in it; null when something is. */
export const readContent = async (
  country: Pick<CountryDefinition, 'val' | 'languages' | 'ownPages' | 'videoHosts'>,
  appFolder: string,
  problems: Problems,
  ownApp = appFolder,
): Promise<ReadContent | null> => {
  const folder = contentFolder(join(appFolder, 'content'), country, [appFolder, ownApp]);
  const sources = readSources(country, appFolder, folder, problems);
  if (!sources) return null;
  const files = await readFiles(folder, namedFiles(sources, folder), problems);
  if (problems.list.length > 0) return null;
  return { edition: makeEdition(sources, folder, files), wanted: files.wanted };
};
