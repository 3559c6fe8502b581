import type { Assets } from '@caravan/server';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { CodePlace, Vite } from './open-vite.ts';
import { base, scriptOf, sheetMark } from './page-script.ts';

/** Where a page that has no scripts finds the styles. */
export const sheetPath = `${base}styles.css`;

/**
 * In place of the worker that keeps pages for the time without a network: it throws away what a built shop at this address has kept,
 * and itself.
 */
const worker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** What pages are made of now. */
export interface PageCode {
  /** The text of all styles. */
  readonly sheets: string;
  /** How often code was made anew. */
  readonly made: number;
}

/** Scripts and styles of pages as Vite has them now. */
export const pageAssets = (code: PageCode): Assets => ({
  build: 'development',
  worker: 'worker.js',
  files: new Map([
    ['worker.js', { type: 'text/javascript', identity: Buffer.from(worker), br: null, gzip: null }],
  ]),
  forSources: () => ({
    entry: scriptOf(code.made),
    preload: [],
    get sheets() {
      return [{ href: sheetPath, text: code.sheets }];
    },
  }),
});

/** Every style sheet of a shop, compiled: components first, then screens, then the country's own values. */
export const readSheets = async ({ runner }: Vite, { folder, packages }: CodePlace): Promise<string> => {
  const modules = ['ui', 'storefront'].flatMap((name) =>
    globSync('src/**/*.module.css', { cwd: join(packages, name) })
      .toSorted()
      .map((path) => join(packages, name, path)),
  );
  const files = [join(packages, 'ui/src/theme/theme.css'), ...modules, join(folder, 'src/theme.css')];
  const texts = await Promise.all(
    files.map(async (file) => {
      const { default: text } = await runner.import<{ readonly default: string }>(`${file}?inline`);
      return `${sheetMark(file)}\n${text}`;
    }),
  );
  return texts.join('\n');
};
