import { repository } from './compile/emit.ts';
import { waitingChangesets } from './packages.ts';
import { prove, tarballFolder } from './prove.ts';
import { publish } from './publish.ts';
import { pnpm, run } from './run.ts';

/** The variable that names the registry: the repository knows none. */
export const registryVariable = 'CARAVAN_REGISTRY';

const told = 5;

/** The first few of many. */
const listed = (names: readonly string[]): string =>
  [...names.slice(0, told), ...(names.length > told ? [`${names.length - told} more`] : [])].join(', ');

/** What stands against a release before anything is done, a line each. */
export const obstacles = ({
  registry,
  changesets,
  changed,
}: {
  /** What the variable holds. */
  readonly registry: string | undefined;
  /** Changesets that no version has yet. */
  readonly changesets: readonly string[];
  /** Files that are not committed. */
  readonly changed: readonly string[];
}): string[] => {
  const named =
    registry !== undefined && URL.canParse(registry) && /^https?:$/.test(new URL(registry).protocol);
  return [
    ...(named
      ? []
      : [
          `${registryVariable} must name the registry to publish to, as https://…/; it is ${registry ?? 'not set'}`,
        ]),
    ...(changesets.length === 0
      ? []
      : [`changesets without a version: ${listed(changesets)}; run pnpm changeset version and commit it`]),
    ...(changed.length === 0 ? [] : [`not committed: ${listed(changed)}`]),
  ];
};

/** Proves all packages, publishes those tarballs that were proved, and tags the commit. @throws Error when anything stands against it. */
export const release = async (say: (line: string) => void): Promise<void> => {
  const registry = process.env[registryVariable];
  const status = await run(repository, ['git', 'status', '--porcelain']);
  const changed = status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  const against = obstacles({ registry, changesets: waitingChangesets(), changed });
  if (registry === undefined || against.length > 0) throw new Error(against.join('\n'));
  const { folder, remove } = tarballFolder();
  try {
    const tarballs = await prove(folder, 'long', say);
    await publish(tarballs, registry, say);
    await run(repository, pnpm('exec', 'changeset', 'tag'));
    say('The commit has its tags: git push --follow-tags.');
  } finally {
    remove();
  }
};
