import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAreas } from './catalogues.ts';
import type { Complaint } from './complaint.ts';
import { readGlossaries } from './glossary.ts';
import { loadsOf, readJoins, readLanguages, readShopAreas } from './joins.ts';
import { checkAvoided, type Lines } from './rules/avoided.ts';
import { checkJoins } from './rules/joined.ts';
import { checkMessages, compareLanguages } from './rules/messages.ts';
import { checkUnused, checkUses, type Source } from './rules/references.ts';
import { usesOf } from './uses.ts';

interface Text {
  readonly file: string;
  readonly text: string;
}

const notShipped = /\.(test|spec|stories)\.tsx?$|\/testing\/|\.d\.ts$/;

const sourcesIn = (root: string, folder: string): Text[] => {
  const source = `${folder}/src`;
  if (!existsSync(join(root, source))) return [];
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .map((path) => `${source}/${path}`)
    .filter((file) => /\.tsx?$/.test(file) && !notShipped.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
};

const foldersIn = (root: string, group: string): string[] =>
  existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => `${group}/${name}`) : [];

/** `apps/kz/catalogue/texts.kk.csv` and its like. */
const productTextsIn = (root: string): Lines[] =>
  foldersIn(root, 'apps').flatMap((folder) => {
    const names = existsSync(join(root, folder, 'catalogue'))
      ? readdirSync(join(root, folder, 'catalogue'))
      : [];
    return names.flatMap((name) => {
      const language = /^texts\.([a-z]+)\.csv$/.exec(name)?.[1];
      const file = `${folder}/catalogue/${name}`;
      return language === undefined ? [] : [{ file, language, text: readFileSync(join(root, file), 'utf8') }];
    });
  });

const areasIn = (texts: readonly Text[], shopAreas: readonly string[]): Set<string> =>
  new Set(texts.flatMap(({ text }) => loadsOf(text, shopAreas).map(({ area }) => area)));

/** Whether code runs with the words it loads itself; other packages run in a storefront, with what its app joins. */
const bringsItsOwn = (folder: string): boolean => folder === 'packages/server' || folder.startsWith('apps/');

/** Reads all code and all words below `root` and says what does not fit together; empty when all is well. */
export const checkWords = (root: string): Complaint[] => {
  const { areas, complaints } = readAreas(root);
  const shopAreas = readShopAreas(root);
  const languages = readLanguages(root);
  const joins = readJoins(root, shopAreas);
  const byApp = new Map(
    foldersIn(root, 'apps').map((folder) => [
      folder.slice('apps/'.length),
      areasIn(sourcesIn(root, folder), shopAreas),
    ]),
  );
  const joined = new Set([...byApp.values()].flatMap((areas) => [...areas]));
  const languagesOf = ({ app, name }: { readonly app: string | null; readonly name: string }) => {
    const loaders = [...byApp].filter(([, areas]) => areas.has(name)).map(([loader]) => loader);
    const speakers = app === null ? loaders : [app];
    const all = joins.filter((one) => speakers.length === 0 || speakers.includes(one.app));
    // What some countries alone show has their languages only.
    const isForAll = app === null && (shopAreas.includes(name) || loaders.length === 0);
    return [...new Set([...(isForAll ? languages : []), ...all.map(({ language }) => language)])];
  };

  const sources = [...foldersIn(root, 'packages'), ...foldersIn(root, 'apps')].flatMap((folder): Source[] => {
    const texts = sourcesIn(root, folder);
    const own = areasIn(texts, shopAreas);
    const loaded = bringsItsOwn(folder) ? own : new Set([...own, ...joined]);
    return texts.map(({ file, text }) => ({
      file,
      uses: usesOf(file, text),
      loaded: loaded.size > 0 ? loaded : null,
    }));
  });

  return [
    ...complaints,
    ...areas.flatMap((area) => [...checkMessages(area), ...compareLanguages(area, languagesOf(area))]),
    ...checkJoins(joins),
    ...checkUses(areas, sources),
    ...checkUnused(areas, sources),
    ...checkAvoided(areas, productTextsIn(root), readGlossaries(root)),
  ];
};
