import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** How lightningcss writes the names of a style module: told apart from everything else in a build. */
export const scopedPattern = 'scoped-[hash]-[local]';

const scoped = /scoped-[\w-]{6}-[A-Za-z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number as letters: `a` to `Z`, then `aa`. */
export const inLetters = (number: number): string =>
  (number < letters.length ? '' : inLetters(Math.floor(number / letters.length) - 1)) +
  (letters[number % letters.length] ?? '');

/** A compiled module's names in the order in which it says them first, each as the prefix and its place. */
export const shortNames = (compiled: string, prefix: string): ReadonlyMap<string, string> =>
  new Map([...new Set(compiled.match(scoped))].map((name, place) => [name, `${prefix}${place}`]));

/**
 * The text with short names.
 * @throws Error for a name that has none: the compiled module did not say it.
 */
export const renamed = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(scoped, (name) => {
    const short = names.get(name);
    if (short === undefined) throw new Error(`${name} is in no compiled style module`);
    return short;
  });

/** The repository, where this is one of its files. */
const workspace = resolve(import.meta.dirname, '../../..');
const inWorkspace = existsSync(join(workspace, 'pnpm-workspace.yaml'));

/** The folders of an installed shop that have style modules: its own sources, and the packages that draw its pages. */
const foldersOf = (app: string): readonly string[] => {
  const site = createRequire(join(app, 'package.json')).resolve('@caravan/site');
  const { resolve: besides } = createRequire(site);
  return [join(app, 'src'), ...['@caravan/storefront', '@caravan/ui'].map((name) => dirname(besides(name)))];
};

const modulesIn = (pattern: string, cwd: string): string[] =>
  globSync(pattern, { cwd })
    .toSorted()
    .map((path) => resolve(cwd, path));

/** Every style module of a build in one order; those of `ui` are the last. */
const styleModules = (app: string): readonly string[] =>
  inWorkspace
    ? modulesIn('{packages,apps}/*/src/**/*.module.css', workspace)
    : foldersOf(app).flatMap((folder) => modulesIn('**/*.module.css', folder));

/** Every style module's own letters, in an order that the builds of browser and server share: those of `ui`, which all pages have, are one sign. */
const prefixes = (app: string): ReadonlyMap<string, string> =>
  new Map(
    styleModules(app)
      .toReversed()
      .map((path, place) => [path, inLetters(place)]),
  );

const isModule = /\.module\.css$/;

/**
 * Class names of two to four signs in built shops: a hash and a word a name were 0.8 kB of each first page, and as much of the
 * scripts (0037). Between Vite's two steps for styles the compiled sheet gets them, after the second the script that names them.
 */
export const shortClasses = (): Plugin[] => {
  let own: ReadonlyMap<string, string> = new Map();
  const names = new Map<string, ReadonlyMap<string, string>>();
  return [
    {
      name: 'caravan-short-classes',
      apply: 'build',
      configResolved: ({ root }) => {
        own = prefixes(root);
      },
      transform: {
        filter: { id: isModule },
        handler(code, id) {
          const prefix = own.get(resolve(id));
          if (prefix === undefined) this.error(`${id} is not among the style modules of packages and apps`);
          const short = shortNames(code, prefix);
          if (short.size === 0) this.error(`${id} has no scoped names: Vite's steps for styles have changed`);
          names.set(id, short);
          return { code: renamed(code, short), map: null };
        },
      },
    },
    {
      name: 'caravan-short-classes-in-scripts',
      enforce: 'post',
      apply: 'build',
      transform: {
        filter: { id: isModule },
        handler(code, id) {
          if (!code.startsWith('export '))
            this.error(`${id} is no script yet: Vite's steps for styles have changed`);
          return { code: renamed(code, names.get(id) ?? new Map()), map: null };
        },
      },
    },
  ];
};
