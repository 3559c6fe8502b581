import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { countryParts } from './country-parts.ts';
import { countryTexts } from './country-texts.ts';
import { lateNumberFormat } from './late-number-format.ts';
import { namedBySource } from './named-by-source.ts';
import { outsidePackages } from './outside-packages.ts';
import { pagesAsTextPatch } from './pages-as-text.ts';
import { patchLibrary } from './patch-library.ts';
import { precompress } from './precompress.ts';
import { productionRouter } from './production-router.ts';
import { routeFolders } from './route-folders.ts';
import { shortClasses } from './short-classes.ts';
import { sourceOf } from './source-of.ts';
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

/** What no page shows before somebody acts, or only those of buying do: neither its code nor its styles travel with the first. */
const later =
  /\/ui\/src\/(combobox|meter|modal|dialog|notice|empty-state|summary-list|skeleton|steps|surface|radio-cards|text-field|text-area|password-field|checkbox|sticky-bar|masked-input|error-summary|table|pagination|lightbox|flip-pages|video-player)\/|\/storefront\/src\/(features\/(addresses|business|checkout\/(enclosure|checkout-steps)|company|media|orders(?!\/deferred-)|profile|registration|session)|shared\/(arrival|columns|totals|form|fetched|order|rich-text))\/|\/features\/checkout\/ordered-brief\.|\/shared\/link\/category-links\.|\/cart-rules\/src\/(arrival|arrival-of|area|delivery|free-delivery|review-cart|review-line|gifts|payment)\.ts|\/country\/src\/(address|arrival|forms|registration|read-phone|place-name)[/.]|\/(screen-skeleton|use-failed-title|use-cart-words|history-skeleton|outcome|level-names|month-name|log-out|cart-arrival|view-cart|use-cart-view|use-go-to-checkout|checkout-obstacle|free-delivery-meter|shop-notice)\.tsx?|\/use-dates\.ts|\/i18n\/src\/(local-time|format-date|latin-letters|member-id|search-fold|to-latin)\.ts/;

/**
 * All that every page begins with is one chunk with the entry itself: two halves would each name what they give the other, and
 * compress worse by 2 kB. The worker stays by itself.
 */
const first = {
  name: 'first',
  tags: ['$initial'] satisfies ['$initial'],
  test: (id: string) => !/\/storefront\/src\/worker\//.test(id),
};

/** Of the rest, what three or more parts need is one chunk: few requests, and it compresses better than many small ones. */
const shared = {
  name: 'shared',
  minShareCount: 3,
  test: (id: string) => /\/packages\//.test(id) && !later.test(id),
};

/**
 * How a cart is judged and shown, for cart, mini-cart and checkout: in one chunk of theirs, for what three parts need would come with
 * every page.
 */
const judging = {
  name: 'judging',
  test: (id: string) =>
    /\/cart-rules\/src\/(review-cart|review-line|gifts|payment|sums|delivery|area|free-delivery)\.ts|\/storefront\/src\/(features\/cart\/(view-cart|use-cart-view|use-go-to-checkout|checkout-obstacle|free-delivery-meter|use-cart-words)|shared\/shop-notice\/)/.test(
      id,
    ),
};

/** Small parts of the shop's list that others need, too: as chunks of their own each would be named twice in its document. */
const listing = {
  name: 'listing',
  test: (id: string) => /\/ui\/src\/(pagination|checkbox|empty-state)\//.test(id),
};

/** What lists of orders are made of: small parts, which every page that names them would otherwise name one by one. */
const ordersList = {
  name: 'orders',
  test: (id: string) =>
    /\/ui\/src\/table\/|\/storefront\/src\/(features\/orders\/(order-table|status-badge|status-words)|shared\/format\/month-name)\./.test(
      id,
    ),
};

/** What cart, checkout and orders come to: small parts, each of which a page would name by itself. */
const sums = {
  name: 'sums',
  test: (id: string) =>
    /\/ui\/src\/(meter|summary-list)\/|\/storefront\/src\/shared\/(columns|totals)\/|\/shared\/order\/begin-order\./.test(
      id,
    ),
};

/** What stands around an order and sums it up, from checkout to thanks. */
const ordering = {
  name: 'ordering',
  test: (id: string) =>
    /\/storefront\/src\/features\/checkout\/(enclosure|ordered-brief|checkout-steps)|\/ui\/src\/steps\//.test(
      id,
    ),
};

/** How days are written: by itself, or a page with one date would bring all that lists of orders are made of. */
const dates = {
  name: 'dates',
  test: (id: string) => /\/use-dates\.ts|\/i18n\/src\/(local-time|format-date)\.ts/.test(id),
};

/**
 * What the company's pages and media share: in chunks of their own each would be named in the first script, which knows what every
 * screen brings. Players, lightbox and their like are not among it.
 */
const pages = {
  name: 'pages',
  test: (id: string) =>
    /\/storefront\/src\/(features\/company\/|features\/media\/[^/]+$|shared\/(rich-text|link\/category-links))/.test(
      id,
    ),
};

/** What tells the day on which an order comes: after pages that everybody sees, with those of buying. */
const arrival = {
  name: 'arrival',
  test: (id: string) => /\/(cart-rules|country)\/src\/arrival[/.]/.test(id),
};

/** How an order stands: a line or two each, asked for by many. */
const standing = {
  name: 'standing',
  test: (id: string) =>
    /\/storefront\/src\/features\/orders\/(went-through|is-payable|use-pay|unpaid-notice)\./.test(id),
};

/** Who logs in, on a page, in the panel or over the checkout: asked for together. */
const visitor = {
  name: 'visitor',
  test: (id: string) =>
    /\/storefront\/src\/features\/(session\/(visitor-views|login-form|login-reason|forgot-password|use-log-in|use-first-focus|told-refusal|landing-after-login|member-id-field)|registration\/use-online-registration)\./.test(
      id,
    ),
};

/** Small parts that questions are made of: asked for together. */
const question = { name: 'question', test: (id: string) => /\/ui\/src\/(dialog|radio-cards)\//.test(id) };

/** What follows every page once it answers: asked for together. */
const afterwards = {
  name: 'afterwards',
  test: (id: string) =>
    /\/storefront\/src\/(consent-and-newsletter\/(load|listen|refused)|layout\/watch-edges|shared\/offline\/(start|keep|watch))/.test(
      id,
    ),
};

/**
 * Vite for one country's app: `vite build` makes the browser's part in dist/client with a manifest by which the server
 * finds chunks and styles, `vite build --ssr` the server's in dist/server.
 */
export const countryApp = () =>
  defineConfig(({ isSsrBuild }) => ({
    plugins: [
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
                groups: [
                  first,
                  shared,
                  judging,
                  listing,
                  sums,
                  ordering,
                  dates,
                  pages,
                  ordersList,
                  arrival,
                  question,
                  afterwards,
                  standing,
                  visitor,
                ].map((group) => ({ ...group, test: (id: string) => group.test(sourceOf(id)) })),
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
