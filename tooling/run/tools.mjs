// Commands of the workshop by name: how each is used, what must be built before it, and the program that does it.
import { countries } from './countries.mjs';

const kg = ['kg'];
const text = { type: 'string' };
const flag = { type: 'boolean' };
const seconds = (usual, port) => `Settings, as in BENCH_SECONDS=20:
  BENCH_SECONDS  how long each case is measured (${usual})
  BENCH_PORT     the port of the measured shop (${port})`;

/**
 * `takes`, `options`: what it takes beside nothing; `among`: what its words must be of, and what it is given without one; `first`:
 * what the first of them must be of;
 * `readsItself`: its program reads the words, for what it takes is not known here.
 */
export const tools = {
  floors: {
    usage:
      'pnpm floors: imports go only downwards, names and folders are as the README says, every public name has a docstring.',
    program: 'tooling/floors/src/main.ts',
  },
  words: {
    usage: 'pnpm words: every message is there in every language, is used, and has the same placeholders.',
    program: 'tooling/words/src/main.ts',
  },
  dependencies: {
    usage:
      'pnpm dependencies: what others wrote is pinned, named, free of known holes, and runs nothing at installation.',
    program: 'tooling/dependencies/src/main.ts',
  },
  faults: {
    usage: `pnpm faults [NAME…] [--long] [--database postgres|pglite] [--json]: what the shop survives, shown by doing it.
pnpm faults soak [--minutes 30]: what it needs for a long time of mixed load.
  NAME        one of the faults that tooling/faults/README.md lists; all of them without one
  --long      half an hour, with more of everything; else under two minutes
  --database  on this one alone
  --json      the outcomes as JSON
Setting: PGBOUNCER, the program for pooler-killed (pgbouncer)`,
    build: kg,
    program: 'tooling/faults/src/main.ts',
    takes: [0, Infinity],
    options: { long: flag, database: text, json: flag, minutes: text },
  },
  bench: {
    usage: `pnpm bench [COUNTRY…] [--bytes]: bytes, layout shift, Lighthouse and the slowest answers to a touch, beside the last run.
  COUNTRY  of ${countries.join(', ')}; all of them without one
  --bytes  bytes and layout shift alone, without Lighthouse`,
    build: ['./apps/*', '!@caravan/storybook'],
    program: 'tooling/bench/src/pages.ts',
    takes: [0, Infinity],
    options: { bytes: flag },
    among: ['country', countries],
  },
  'bench:api': {
    usage: `pnpm bench:api: server CPU a request of one process on PostgreSQL, with rates, p99 and memory, beside the last run.
${seconds(8, 4380)}`,
    build: kg,
    program: 'tooling/bench/src/api.ts',
  },
  'bench:business': {
    usage: `pnpm bench:business: what the business calls cost a member with ten orders and one with ten thousand.
${seconds(6, 4381)}`,
    build: kg,
    program: 'tooling/bench/src/business.ts',
  },
  'bench:import': {
    usage: `pnpm bench:import: seconds and memory of the import of a large catalogue in three languages, and what calls beside it take.
Settings: BENCH_PRODUCTS, how many products it has (100000); BENCH_PORT, the port of the measured shop (4386).`,
    build: ['ge'],
    program: 'tooling/bench/src/import.ts',
  },
  'bench:pages': {
    usage: `pnpm bench:pages: pages a second of one process on PostgreSQL, kept and rendered afresh, beside the last run.
${seconds(8, 4384)}
  BENCH_PAGES    how many pages are rendered afresh (1500)`,
    build: kg,
    program: 'tooling/bench/src/page-rates.ts',
  },
  'bench:size': {
    usage: `pnpm bench:size [--products 100000] [--members 100000] [--orders 100000]: CPU a call of a shop of real size, beside the last run.
Settings: BENCH_ROUNDS, how often each call is measured in each shop (9); BENCH_PORT, the port of the first shop (4382).`,
    build: kg,
    program: 'tooling/bench/src/size.ts',
    options: { products: text, members: text, orders: text },
  },
  photos: {
    usage: `pnpm photos COUNTRY FILE… [--new]: takes photographs into a country's catalogue.
JPEG, PNG, WebP, AVIF, TIFF, and HEIC where this machine can; in every size and format that the pages ask for. catalogue/pictures.yaml
then says that they are photographs: they are never drawn over.
  COUNTRY  one of ${countries.join(', ')}
  FILE     a file or a folder of files. A file is called after a picture of pictures.yaml (aloe-gel-1l.jpg), after a product's code
           (715.jpg: its first picture), or hero (the first picture of the home page)
  --new    takes files of other names as new pictures; products.csv then names them in picture or morePictures
As in: pnpm photos kg ~/photographs/715.jpg ~/photographs/aloe-gel-1l-used.jpg`,
    program: 'tooling/pictures/src/photos-main.ts',
    takes: [2, Infinity],
    expected: 'a country and its photographs',
    first: ['country', countries],
    options: { new: flag },
  },
  'new:country': {
    usage: 'pnpm new:country: makes the app of a country that has none; --help tells what it asks.',
    program: 'tooling/new-country/src/main.ts',
    readsItself: true,
  },
  draw: {
    usage: `pnpm --filter @tooling/pictures draw [COUNTRY…] [PICTURE…]: draws the pictures that catalogue/pictures.yaml describes.
  COUNTRY  of ${countries.join(', ')}; all of them without one
  PICTURE  a name of pictures.yaml; all of them, the hero and the icons without one`,
    program: 'tooling/pictures/src/main.ts',
    takes: [0, Infinity],
  },
  'draw:content': {
    usage: `pnpm --filter @tooling/pictures draw:content [COUNTRY…] [PART…]: draws what content/drawn.yaml describes.
  COUNTRY  of ${countries.join(', ')}; all of them without one
  PART     of pictures, documents; both without one`,
    program: 'tooling/pictures/src/content-main.ts',
    takes: [0, Infinity],
  },
  'draw:clips': {
    usage: `pnpm --filter @tooling/pictures draw:clips [NUMBER…]: films the short clips of the content.
  NUMBER  of a clip, such as 07; all of them without one`,
    program: 'tooling/pictures/src/clips-main.ts',
    takes: [0, Infinity],
  },
};
