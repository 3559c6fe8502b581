import { defineConfig } from 'tsup';
import { cssModules } from './tsup/css-modules.ts';
import { linguiMacro } from './tsup/lingui-macro.ts';
import { poCatalogs } from './tsup/po-catalogs.ts';

export { styleSheet } from './tsup/style-sheet.ts';

/** What a package may ask for when it is built to be published. */
export interface PublishedPackage {
  /** Entries by the name they get in `dist`. Default `{ index: 'src/index.ts' }`. */
  entry?: Record<string, string>;
  /** Where it runs. Default `neutral`: neither the browser's nor Node's modules. */
  platform?: 'browser' | 'neutral' | 'node';
  /** What is still to be done once `dist` is written. */
  onSuccess?: () => Promise<void>;
}

/** Builds a package into `dist` as it is published: ES modules with types, style sheets beside them, words as written. */
export const publishedPackage = ({
  entry = { index: 'src/index.ts' },
  platform = 'neutral',
  onSuccess,
}: PublishedPackage = {}) =>
  defineConfig({
    entry,
    platform,
    format: 'esm',
    target: 'es2024',
    dts: true,
    clean: true,
    splitting: true,
    silent: true,
    esbuildPlugins: [cssModules(), linguiMacro(), poCatalogs()],
    esbuildOptions: (options) => {
      // Without it all Cyrillic becomes \uXXXX.
      options.charset = 'utf8';
    },
    ...(onSuccess && { onSuccess }),
  });
