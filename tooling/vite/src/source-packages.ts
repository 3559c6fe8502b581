import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What is compiled into a server bundle: our sources (macros, catalogues), and what must be one with the browser's code. */
const compiled =
  /^(@caravan\/|@lingui\/|react$|react\/|react-dom|react-router|react-imask$|imask|zustand|ky$)/;

/**
 * Leaves every other package of a server bundle in node_modules, named by its place beside the package that depends on it:
 * pnpm gives a package only its own dependencies, and a bundle lies in another one. All files of the bundle must lie flat in
 * its folder, for a name outside is the same in each of them.
 */
export const sourcePackages = (): Plugin => {
  let outDir = '';
  return {
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    name: 'caravan-source-packages',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    async resolveId(source, importer) {
      // What is asked for with a query (`font.ttf?inline`) is a file that the bundler reads.
      const bare =
        !source.includes('?') &&
        !source.startsWith('.') &&
        !isAbsolute(source) &&
        !source.includes(':') &&
        !source.startsWith('\0');
      if (!importer || !bare || compiled.test(source) || importer.includes('/node_modules/')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found || !isAbsolute(found.id) || !found.id.includes('/node_modules/')) return null;
      return { id: relative(outDir, besides(importer, found.id)), external: true };
    },
  };
};

/** The file by way of the importing package's own node_modules: pnpm's store has versions in its paths. */
const besides = (importer: string, file: string): string => {
  const [, name = '', rest = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
  let folder = dirname(importer);
  while (folder !== dirname(folder)) {
    const own = join(folder, 'node_modules', name, rest);
    if (existsSync(own)) return own;
    folder = dirname(folder);
  }
  return file;
};
