/** What a `package.json` says of the packages it needs. */
export interface Manifest {
  /** Relative to the root: `packages/ui/package.json`. */
  readonly file: string;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly devDependencies?: Readonly<Record<string, string>> | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>> | undefined;
  readonly peerDependencies?: Readonly<Record<string, string>> | undefined;
}

/** What the lockfile holds. */
export interface Locked {
  readonly name: string;
  readonly version: string;
}

/** Parts of `pnpm-workspace.yaml` that say what may run when packages are installed. */
export interface InstallRules {
  readonly allowBuilds?: Readonly<Record<string, boolean>> | undefined;
  readonly dangerouslyAllowAllBuilds?: boolean | undefined;
}

const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Every version is written out, or stands in the catalog: an install next year takes what was tested (SEC-6). */
export const checkPinned = (
  manifests: readonly Manifest[],
  catalog: Readonly<Record<string, string>>,
): string[] => {
  const versionsOf = ({ dependencies, devDependencies, optionalDependencies }: Manifest) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const complaintsOf = (file: string, [name, version]: readonly [string, string]): string[] =>
    exact.test(version) || version === 'catalog:' || version.startsWith('workspace:')
      ? []
      : [`${file}: ${name} must be one exact version, not ${version}`];
  return [
    ...manifests.flatMap((manifest) =>
      versionsOf(manifest).flatMap((entry) => complaintsOf(manifest.file, entry)),
    ),
    ...Object.entries(catalog).flatMap((entry) => complaintsOf('pnpm-workspace.yaml', entry)),
  ];
};

/** What reaches a buyer's browser or a server is named in a list with its reason, and the list names nothing else (SEC-6). */
export const checkShipped = (
  manifests: readonly Manifest[],
  reasons: Readonly<Record<string, string>>,
): string[] => {
  const shipped = manifests.filter(({ file }) => /^(?:packages|apps)\//.test(file));
  const used = new Set<string>();
  const complaints: string[] = [];
  for (const { file, dependencies, peerDependencies } of shipped)
    for (const [name, version] of Object.entries({ ...dependencies, ...peerDependencies })) {
      if (version.startsWith('workspace:')) continue;
      used.add(name);
      if (reasons[name] === undefined)
        complaints.push(
          `${file}: ${name} is shipped without a reason in tooling/dependencies/src/shipped.ts`,
        );
    }
  for (const name of Object.keys(reasons))
    if (!used.has(name))
      complaints.push(`tooling/dependencies/src/shipped.ts: nothing uses ${name} any more`);
  return complaints;
};

const numbersOf = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

/** Whether a version comes before another; what stands behind a `-` does not count. */
export const isBefore = (version: string, floor: string): boolean => {
  const numbers = numbersOf(version);
  const difference = numbersOf(floor)
    .map((number, place) => (numbers[place] ?? 0) - number)
    .find((each) => each !== 0);
  return (difference ?? 0) < 0;
};

/** No version with a known hole is in the lockfile, also where no registry can be asked (S43). */
export const checkFloors = (locked: readonly Locked[], floors: Readonly<Record<string, string>>): string[] =>
  locked.flatMap(({ name, version }) => {
    const floor = floors[name];
    return floor !== undefined && isBefore(version, floor)
      ? [`pnpm-lock.yaml: ${name} ${version} has a known hole; at least ${floor}`]
      : [];
  });

/** Packages run code at installation by name only (SEC-6). */
export const checkInstallScripts = ({ allowBuilds, dangerouslyAllowAllBuilds }: InstallRules): string[] => [
  ...(dangerouslyAllowAllBuilds === true
    ? ['pnpm-workspace.yaml: install scripts of all packages are allowed']
    : []),
  ...(allowBuilds === undefined ? ['pnpm-workspace.yaml: allowBuilds is missing'] : []),
  ...Object.keys(allowBuilds ?? {})
    .filter((name) => name.includes('*'))
    .map((name) => `pnpm-workspace.yaml: ${name} allows install scripts of more than one package`),
];
