import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One catalogue that a source file loads. */
export interface Load {
  readonly area: string;
  readonly language: string;
  readonly line: number;
}

/** The areas that `virtual:words/ru` joins, as `@caravan/i18n` lists them. */
export const readShopAreas = (root: string): string[] => {
  const file = join(root, 'packages/i18n/src/word-areas.ts');
  const lists = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/Areas = \[([^\]]*)\]/g) : [];
  return [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, area = '']) => area),
  );
};

/** The languages of the interface, as `@caravan/i18n` lists them: an area of all shops has each of them, whether an app joins it or not. */
export const readLanguages = (root: string): string[] => {
  const file = join(root, 'packages/i18n/src/language.ts');
  const [, list = ''] = existsSync(file)
    ? (/ languages = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [])
    : [];
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, language = '']) => language);
};

/** The areas that `virtual:words/ru` brings into a source text. */
const shopLoadsOf = (source: string, shopAreas: readonly string[]): Load[] =>
  source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/['"]virtual:words\/([\w-]+)['"]/g)].flatMap(([, language = '']) =>
        shopAreas.map((area) => ({ area, language, line: index + 1 })),
      ),
    );

/**
 * The shared catalogues that a source text imports: statically, lazily, all languages of areas at once (`*`), or joined as the
 * shop's words of a language.
 */
export const loadsOf = (source: string, shopAreas: readonly string[]): Load[] => [
  ...source.split('\n').flatMap((text, index) =>
    [
      ...text.matchAll(/['"][./@\w]+\/i18n(?:\/src)?\/words\/([\w-]+|\{[\w,-]+\})\/([\w-]+|\*)\.po['"]/g),
    ].flatMap(([, areas = '', language = '']) =>
      areas
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((area) => ({ area, language, line: index + 1 })),
    ),
  ),
  ...shopLoadsOf(source, shopAreas),
];

/** One language of an app's storefront, as its `src/country.ts` or `src/messages/ru.ts` joins it. */
export interface Joined {
  readonly app: string;
  readonly language: string;
  readonly file: string;
  readonly loads: readonly Load[];
}

const textOf = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** What each app joins for each of its languages. */
export const readJoins = (root: string, shopAreas: readonly string[]): Joined[] =>
  (existsSync(join(root, 'apps')) ? readdirSync(join(root, 'apps')).toSorted() : []).flatMap((app) => {
    const facts = `apps/${app}/src/country.ts`;
    const plain = shopLoadsOf(textOf(root, facts), shopAreas);
    const folder = `apps/${app}/src/messages`;
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return [
      ...[...new Set(plain.map(({ language }) => language))].map((language) => ({
        app,
        language,
        file: facts,
        loads: plain.filter((load) => load.language === language),
      })),
      ...names
        .filter((name) => /^[a-z]{2,3}\.ts$/.test(name))
        .map((name) => {
          const file = `${folder}/${name}`;
          return { app, language: name.slice(0, -3), file, loads: loadsOf(textOf(root, file), shopAreas) };
        }),
    ];
  });
