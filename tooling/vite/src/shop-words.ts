import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const prefix = 'virtual:words/';

/** In the repository `@caravan/i18n` is tested by this preset, so neither depends on the other; elsewhere it is the shop's own. */
const repository = fileURLToPath(new URL('../../../packages/i18n/package.json', import.meta.url));
const { resolve } = createRequire(existsSync(repository) ? repository : join(process.cwd(), 'package.json'));

/** The areas of words, as `@caravan/i18n` lists them. */
interface WordAreas {
  readonly pageAreas: readonly string[];
  readonly screenAreas: readonly string[];
}
const { pageAreas, screenAreas }: WordAreas = await import(pathToFileURL(resolve('@caravan/i18n')).href);

/** Where the joined catalogues stand, as far as a bundler can tell: beside the words that they are made of. */
const folder = join(dirname(resolve('@caravan/i18n')), 'messages');

/** How catalogues end: as they are written, or compiled in an installed package. */
const ending = extname(resolve(`@caravan/i18n/words/${pageAreas[0] ?? ''}/en.po`));

const fileOf = (area: string, language: string): string => `'../words/${area}/${language}${ending}'`;

const namesOf = (areas: readonly string[], language: string): string =>
  areas.map((area) => `import { messages as ${area} } from ${fileOf(area, language)};`).join('\n');

/** What every page says in one language, as one chunk, and loaders of what single screens say besides. */
const joined = (language: string): string => `${namesOf(pageAreas, language)}
export const messages = { ${pageAreas.map((area) => `...${area}`).join(', ')} };
export const areas = {
${screenAreas.map((area) => `  ${area}: () => import(${fileOf(area, language)}),`).join('\n')}
};`;

/** What Vite says of a question; its types leave out `scan`, with which the development server looks for packages. */
interface Asked {
  readonly isEntry: boolean;
  readonly scan?: boolean;
}

/**
 * Gives `virtual:words/ru`: the shop's words in one language out of the areas that `@caravan/i18n` lists, so that a new area is
 * a line there and none in any country.
 */
export const shopWords = (): Plugin => ({
  name: 'caravan-shop-words',
  enforce: 'pre',
  resolveId: (source, _importer, { scan = false }: Asked) => {
    if (!source.startsWith(prefix)) return null;
    // That search reads files only.
    return scan ? source : join(folder, `${source.slice(prefix.length)}.ts`);
  },
  load: (id) => {
    if (dirname(id) !== folder) return null;
    return joined(id.slice(folder.length + 1, -'.ts'.length));
  },
});
