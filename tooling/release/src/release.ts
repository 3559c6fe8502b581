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

/** The newest commit of a branch. */
export interface Tip {
  readonly branch: string;
  readonly commit: string;
}

/** Where main is: what origin has now, or this repository's own where it has no origin. @throws Error when there is none, or origin does not answer. */
export const tipOfMain = async (root = repository): Promise<Tip> => {
  const remotes = await run(root, ['git', 'remote']);
  if (!remotes.split('\n').includes('origin'))
    return {
      branch: 'main, as there is no origin',
      commit: (await run(root, ['git', 'rev-parse', '--verify', 'refs/heads/main'])).trim(),
    };
  const told = await run(root, ['git', 'ls-remote', '--exit-code', 'origin', 'refs/heads/main']);
  return { branch: 'main of origin', commit: told.split('\t')[0] ?? '' };
};

const short = (commit: string): string => commit.slice(0, 10);

/** What stands against a release before anything is done, a line each. */
export const obstacles = ({
  registry,
  changesets,
  changed,
  head,
  main,
}: {
  /** What the variable holds. */
  readonly registry: string | undefined;
  /** Changesets that no version has yet. */
  readonly changesets: readonly string[];
  /** Files that are not committed. */
  readonly changed: readonly string[];
  /** The commit that would be released. */
  readonly head: string;
  readonly main: Tip;
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
    ...(head === main.commit
      ? []
      : [
          `HEAD (${short(head)}) is not ${main.branch} (${short(main.commit)}): what CI has passed is released`,
        ]),
  ];
};

/** Proves all packages, publishes those tarballs that were proved, and tags the commit. @throws Error when anything stands against it. */
export const release = async (say: (line: string) => void): Promise<void> => {
  const registry = process.env[registryVariable];
  const status = await run(repository, ['git', 'status', '--porcelain']);
  const changed = status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  const head = (await run(repository, ['git', 'rev-parse', 'HEAD'])).trim();
  const main = await tipOfMain();
  const against = obstacles({ registry, changesets: waitingChangesets(), changed, head, main });
  if (registry === undefined || against.length > 0) throw new Error(against.join('\n'));
  say(`HEAD is ${main.branch}.`);
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
