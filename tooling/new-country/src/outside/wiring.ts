/** What versions stand for in the repository's manifests. */
export interface Versions {
  /** Versions of others by name: `catalog:`. */
  readonly catalog: Readonly<Record<string, string>>;
  /** Of our own packages, which all have one: `workspace:*`. */
  readonly version: string;
}

type Needed = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly type: string;
  readonly scripts: Needed;
  readonly dependencies: Needed;
  readonly devDependencies: Needed;
}

/** Our own packages that an app of the repository finds at its root, or that `demo.ts` needs. */
const ours = ['@caravan/bank-simulator', '@caravan/server'];
const compiler = 'typescript-7';

/** The `package.json` of a country outside the repository, out of that of one inside: versions are written out. */
export const outsideManifest = (text: string, { catalog, version }: Versions): string => {
  const { name, type, scripts, dependencies, devDependencies }: Manifest = JSON.parse(text);
  const exact = (needed: Needed): Needed =>
    Object.fromEntries(
      Object.entries(needed)
        // Commands of the repository stay there.
        .filter(([one]) => !one.startsWith('@tooling/'))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([one, asked]) => {
          if (asked.startsWith('workspace:')) return [one, version];
          return [one, asked === 'catalog:' ? (catalog[one] ?? asked) : asked];
        }),
    );
  const added = Object.fromEntries(ours.map((one) => [one, version]));
  return `${JSON.stringify(
    {
      name,
      version: '0.0.0',
      private: true,
      type,
      scripts: { ...scripts, demo: 'node demo.ts', shop: 'node dist/server/shop.js' },
      dependencies: exact(dependencies),
      devDependencies: exact({
        ...devDependencies,
        ...added,
        typescript: (catalog[compiler] ?? '').replace('npm:typescript@', ''),
      }),
      engines: { node: '>=24' },
    },
    null,
    2,
  )}\n`;
};

/** The `tsconfig.json` of a country outside: its ground is the preset's, by name. */
export const outsideTsconfig = (text: string): string =>
  text
    .replace(/"extends": "[^"]+"/, '"extends": "@caravan/vite/tsconfig.json"')
    .replace('"include": ["src"', '"include": ["demo.ts", "src"');
