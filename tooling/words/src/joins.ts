import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One catalogue that a source file loads. */
export interface Load {
  readonly area: string;
  readonly language: string;
  readonly line: number;
}

/** The shared catalogues that a source text imports, statically, lazily, or all languages of areas at once (`*`). */
export const loadsOf = (source: string): Load[] =>
  source.split('\n').flatMap((text, index) =>
    [
      ...text.matchAll(/['"][./@\w]+\/i18n(?:\/src)?\/words\/([\w-]+|\{[\w,-]+\})\/([\w-]+|\*)\.po['"]/g),
    ].flatMap(([, areas = '', language = '']) =>
      areas
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((area) => ({ area, language, line: index + 1 })),
    ),
  );

/** One language of an app's storefront: `apps/kg/src/messages/ru.ts` and what it joins. */
export interface Joined {
  readonly app: string;
  readonly language: string;
  readonly file: string;
  readonly loads: readonly Load[];
}

/** What each app joins for each of its languages. */
export const readJoins = (root: string): Joined[] =>
  (existsSync(join(root, 'apps')) ? readdirSync(join(root, 'apps')).toSorted() : []).flatMap((app) => {
    const folder = `apps/${app}/src/messages`;
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return names
      .filter((name) => /^[a-z]{2,3}\.ts$/.test(name))
      .map((name) => {
        const file = `${folder}/${name}`;
        return {
          app,
          language: name.slice(0, -3),
          file,
          loads: loadsOf(readFileSync(join(root, file), 'utf8')),
        };
      });
  });
