import { languages, type Language } from '@caravan/i18n';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A country that is there already, as far as its files tell. */
export interface Sibling {
  readonly val: string;
  readonly folder: string;
  readonly id: string;
  readonly fboPrefix: string;
  /** Languages of its catalogue. */
  readonly languages: readonly Language[];
}

const read = (folder: string, val: string): Sibling => {
  const facts = readFileSync(join(folder, 'src/country.ts'), 'utf8');
  return {
    val,
    folder,
    id: /\bid: (\d+)/.exec(facts)?.[1] ?? '',
    fboPrefix: /\bfboPrefix: '(\d+)'/.exec(facts)?.[1] ?? '',
    languages: languages.filter((language) => existsSync(join(folder, `catalogue/texts.${language}.csv`))),
  };
};

/** The countries of a workspace: folders of `apps` with a package.json and a `src/country.ts`. */
export const readSiblings = (root: string): Sibling[] => {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .filter((name) => ['package.json', 'src/country.ts'].every((file) => existsSync(join(apps, name, file))))
    .map((name) => read(join(apps, name), name));
};
