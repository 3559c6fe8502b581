import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of a country's shop by name: the app's own file, and what stands in for one that the app does not have. */
const parts: Readonly<Record<string, readonly [file: string, shared?: string]>> = {
  'virtual:country': ['src/country.ts'],
  'virtual:country/theme.css': ['src/theme.css'],
  'virtual:country/web': ['src/web.tsx', '@caravan/site/web'],
  'virtual:country/server': ['src/server.ts', '@caravan/site/server'],
  'virtual:country/start': ['src/start.ts', '@caravan/site/start'],
  'virtual:country/shop': ['src/shop.ts', '@caravan/site/shop'],
};

/** The worker of all countries, by the package that brings it. */
const worker = ['virtual:country/worker', '@caravan/storefront/worker'] as const;

/**
 * Finds the parts of the country whose app is built (its folder is Vite's root): facts in the app, programs in `@caravan/site`
 * unless the app has one of its own.
 */
export const countryParts = (): Plugin => {
  let root = '';
  return {
    name: 'caravan-country-parts',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    async resolveId(source) {
      const inApp = join(root, 'package.json');
      if (source === worker[0]) {
        const site = await this.resolve('@caravan/site', inApp, { skipSelf: true });
        return this.resolve(worker[1], site?.id, { skipSelf: true });
      }
      const part = parts[source];
      if (!part) return null;
      const [file, shared] = part;
      const own = join(root, file);
      if (existsSync(own)) return own;
      if (shared === undefined) return this.error(`${root} has no ${file}`);
      return this.resolve(shared, inApp, { skipSelf: true });
    },
  };
};
