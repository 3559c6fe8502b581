import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { countryParts } from './country-parts.ts';
import { countryTexts } from './country-texts.ts';
import { lateNumberFormat } from './late-number-format.ts';
import { namedBySource } from './named-by-source.ts';
import { noDoubledKeys } from './no-doubled-keys.ts';
import { outsidePackages } from './outside-packages.ts';
import { pagesAsTextPatch } from './pages-as-text.ts';
import { patchLibrary } from './patch-library.ts';
import { precompress } from './precompress.ts';
import { productionRouter } from './production-router.ts';
import { routeFolders } from './route-folders.ts';
import { shortClasses } from './short-classes.ts';
import { styles } from './styles.ts';
import { usedRendererPatch } from './used-renderer.ts';
import { words } from './words.ts';

/**
 * Server code as Node runs it: one compiled file and its lazy parts, with all that others wrote but the packages outside. The bundle
 * keeps no development branches, whatever NODE_ENV says when it runs.
 */
const serverBuild = {
  ssr: { noExternal: true, resolve: { conditions: ['node', 'production'], mainFields: ['main'] } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} as const satisfies UserConfig;

/** All files of a server bundle in one folder. */
const flat = { chunkFileNames: '[name]-[hash].js' };

const external = [...outsidePackages];

/**
 * Names of built files. The first script names them all: words before the hash cost 400 bytes of every first page, and the signs of
 * a hash do not compress: seven of them tell builds apart (42 bits), fewer than Vite's eight. Screens share one word and words are named by their language, for who looks at what a page asks for. The manifest says what each file is.
 */
const hashed = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { readonly name: string }) =>
    /^(?:screen|account-panel|[a-z]{2})$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
};

/**
 * Vite for one country's app: `vite build` makes the browser's part in dist/client with a manifest by which the server
 * finds chunks and styles, `vite build --ssr` the server's in dist/server.
 */
export const countryApp = () =>
  defineConfig(({ isSsrBuild }) => ({
    plugins: [
      noDoubledKeys(),
      countryParts(),
      countryTexts(),
      routeFolders(),
      words(),
      react(),
      productionRouter(),
      patchLibrary(usedRendererPatch),
      lateNumberFormat(),
      shortClasses(),
      ...(isSsrBuild ? [patchLibrary(pagesAsTextPatch)] : [namedBySource(), precompress()]),
    ],
    css: styles,
    // Pictures are served from `public` itself.
    publicDir: false,
    ...(isSsrBuild ? serverBuild : {}),
    build: isSsrBuild
      ? {
          ssr: true,
          outDir: 'dist/server',
          target: 'node24',
          minify: false,
          rolldownOptions: {
            external,
            input: {
              server: 'virtual:country/server',
              start: 'virtual:country/start',
              shop: 'virtual:country/shop',
            },
            output: flat,
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          target: 'baseline-widely-available',
          cssMinify: 'lightningcss',
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rolldownOptions: {
            input: { web: 'virtual:country/web', worker: 'virtual:country/worker' },
            output: {
              ...hashed,
              codeSplitting: {
                groups: chunkGroups,
              },
            },
          },
        },
  }));

/** Vite for a program of the server without a browser's part: the launcher. */
export const serverApp = (input: Record<string, string>) =>
  defineConfig({
    plugins: [
      words(),
      react(),
      productionRouter(),
      patchLibrary(pagesAsTextPatch),
      lateNumberFormat(),
      shortClasses(),
    ],
    css: styles,
    publicDir: false,
    ...serverBuild,
    build: {
      ssr: true,
      outDir: 'dist',
      target: 'node24',
      minify: false,
      rolldownOptions: { external, input, output: flat },
    },
  });
