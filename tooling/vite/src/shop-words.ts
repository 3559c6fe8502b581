import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { pageAreas, screenAreas } from '../../../packages/i18n/src/word-areas.ts';

const prefix = 'virtual:words/';

/** Where the joined catalogues stand, as far as a bundler can tell: beside the words that they are made of. */
const folder = fileURLToPath(new URL('../../../packages/i18n/src/messages', import.meta.url));

const namesOf = (areas: readonly string[], language: string): string =>
  areas.map((area) => `import { messages as ${area} } from '../words/${area}/${language}.po';`).join('\n');

/** What every page says in one language, as one chunk, and loaders of what single screens say besides. */
const joined = (language: string): string => `${namesOf(pageAreas, language)}
export const messages = { ${pageAreas.map((area) => `...${area}`).join(', ')} };
export const areas = {
${screenAreas.map((area) => `  ${area}: () => import('../words/${area}/${language}.po'),`).join('\n')}
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
