import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repository } from './compile/emit.ts';
import { publishedPackages, waitingChangesets } from './packages.ts';
import { pnpm, run } from './run.ts';

const manifests = async (): Promise<string[]> =>
  (await run(repository, ['git', 'ls-files', '*package.json'])).trim().split('\n');

let copy: string;
/** All of the repository that versions are made of. */
beforeEach(async () => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'caravan-versions-')));
  for (const file of [...(await manifests()), 'pnpm-workspace.yaml', '.oxfmtrc.json', '.changeset']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(repository, file), join(copy, file), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules/@changesets'), { recursive: true });
  for (const tool of ['.bin', '@changesets/cli', 'oxfmt'])
    symlinkSync(join(repository, 'node_modules', tool), join(copy, 'node_modules', tool));
});
afterEach(() => rmSync(copy, { recursive: true }));

it.each([
  ['alone', (): string[] => waitingChangesets(copy)],
  ['beside those that wait', (): string[] => []],
])(
  'DX-4 a change of one package, %s, makes one version and a changelog for all that are published',
  async (_, left) => {
    const before = publishedPackages(copy);
    for (const name of left()) rmSync(join(copy, `.changeset/${name}.md`));
    writeFileSync(
      join(copy, '.changeset/a-trial.md'),
      "---\n'@caravan/money': patch\n---\n\nOnly a trial.\n",
    );
    // The copy has no packages of its own to be installed.
    await run(copy, pnpm('exec', 'changeset', 'version'), { pnpm_config_verify_deps_before_run: 'false' });

    const after = publishedPackages(copy);
    const version = after[0]?.version ?? '';
    expect(version).not.toBe(before[0]?.version);
    expect(after).toEqual(before.map((one) => ({ ...one, version })));
    for (const { name, folder } of after) {
      const changelog = readFileSync(join(copy, folder, 'CHANGELOG.md'), 'utf8');
      expect(changelog, name).toMatch(new RegExp(`^# ${name}\n\n## ${version}\n`));
    }
    expect(readFileSync(join(copy, 'packages/money/CHANGELOG.md'), 'utf8')).toContain('Only a trial.');
    expect(waitingChangesets(copy)).toEqual([]);
    const published = new Set(after.map(({ folder }) => `${folder}/package.json`));
    for (const file of (await manifests()).filter((one) => !published.has(one))) {
      expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(repository, file), 'utf8'));
      expect(existsSync(join(copy, dirname(file), 'CHANGELOG.md'))).toBe(false);
    }
  },
  120_000,
);
