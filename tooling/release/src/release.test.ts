import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfFiles } from './check-tarball.ts';
import { publishedSources, readManifest } from './compile/doors.ts';
import { repository } from './compile/emit.ts';
import { publishedPackages, waitingChangesets } from './packages.ts';
import { obstacles, tipOfMain } from './release.ts';
import { run } from './run.ts';

const packages = publishedPackages();
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));

describe('what a release asks before it does anything', () => {
  const head = '8609858a2f4c31d7905e6b7a90cf3d1e2b4a5c6d';
  const main = { branch: 'main of origin', commit: head };
  const ready = { registry: 'https://registry.example/', changesets: [], changed: [], head, main };

  it('DX-4 nothing stands against one with a registry, versions and all committed', () => {
    expect(obstacles(ready)).toEqual([]);
  });

  it.each([undefined, '', 'registry.example', 'file:///packages'])(
    'DX-4 a registry must be named: not %j',
    (registry) => {
      expect(obstacles({ ...ready, registry })).toEqual([
        expect.stringMatching(/^CARAVAN_REGISTRY must name the registry .* it is /),
      ]);
    },
  );

  it('DX-4 changesets become versions first, and nothing is left uncommitted; all is told at once', () => {
    const changed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const behind = { ...main, commit: 'd44d035f00' };
    const found = { registry: undefined, changesets: ['one-cart'], changed, head, main: behind };
    expect(obstacles(found)).toEqual([
      expect.stringContaining('it is not set'),
      'changesets without a version: one-cart; run pnpm changeset version and commit it',
      'not committed: a, b, c, d, e, 2 more',
      'HEAD (8609858a2f) is not main of origin (d44d035f00): what CI has passed is released',
    ]);
  });

  it('DX-4 main is what origin has now, fetched or not; without an origin it is the own one', async () => {
    const home = mkdtempSync(join(tmpdir(), 'caravan-main-'));
    const [own, other] = [join(home, 'own'), join(home, 'other')];
    const git = async (folder: string, ...words: readonly string[]): Promise<string> =>
      (await run(folder, ['git', '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words])).trim();
    const commit = async (folder: string): Promise<string> => {
      await git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'x');
      return git(folder, 'rev-parse', 'HEAD');
    };
    try {
      await git(home, 'init', '--quiet', '--initial-branch=main', own);
      const first = await commit(own);
      expect(await tipOfMain(own)).toEqual({ branch: 'main, as there is no origin', commit: first });
      await git(home, 'clone', '--quiet', own, other);
      const second = await commit(own);
      await commit(other);
      expect(await tipOfMain(other)).toEqual({ branch: 'main of origin', commit: second });
      await git(own, 'branch', '--move', 'trunk');
      await expect(tipOfMain(other)).rejects.toThrow('git ls-remote');
      await expect(tipOfMain(own)).rejects.toThrow('git rev-parse');
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  it('DX-4 a wrong command line gets the help and 64, the help 0', async () => {
    const main = join(repository, 'tooling/release/src/main.ts');
    expect(await run(repository, ['node', main, '--help'])).toContain('CARAVAN_REGISTRY');
    await expect(run(repository, ['node', main, 'publish'])).rejects.toThrow('pnpm release:proof');
  });

  it('DX-4 nobody publishes past it', async () => {
    await expect(run(join(repository, 'packages/money'), ['npm', 'run', 'prepublishOnly'])).rejects.toThrow(
      'published by `pnpm release` only',
    );
  });
});

describe('the changesets that wait', () => {
  const words = new Set(
    globSync('{packages,tooling,apps}/*/src/**/*.{ts,tsx,css,po}', { cwd: repository }).flatMap(
      (file) => readFileSync(join(repository, file), 'utf8').match(/[\w$]+/g) ?? [],
    ),
  );

  // One that was overtaken by another one before both went out tells callers of what they never find.
  it.each(waitingChangesets())('DX-4 %s names nothing in code that is not there', (name) => {
    const text = readFileSync(join(repository, `.changeset/${name}.md`), 'utf8');
    const named = [...text.matchAll(/`([a-z]+[A-Z]\w*|[A-Z][a-z]\w*)(?:\([^`]*\))?`/g)];
    expect(named.map(([, code = '']) => code).filter((code) => !words.has(code))).toEqual([]);
  });
});

describe('every published package', () => {
  it('DX-4 is one of a group whose versions move together', () => {
    const { fixed, access } = JSON.parse(readFileSync(join(repository, '.changeset/config.json'), 'utf8'));
    expect(fixed).toEqual([packages.map(({ name }) => name).toSorted()]);
    expect(access).toBe('restricted');
    expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
  });

  it.each(packages)(
    'DX-4 $name leads where its sources go, is restricted, and has README and changelog',
    ({ folder }) => {
      const manifest = manifestOf(folder);
      expect(publishedSources(readManifest(join(repository, folder))).length).toBeGreaterThan(0);
      expect(manifest.publishConfig.access).toBe('restricted');
      // The Node that all of them are proved with, and no other.
      expect(manifest.publishConfig.engines).toEqual({ node: '>=24' });
      expect(manifest.publishConfig.registry).toBeUndefined();
      expect(manifest.files).toContain('CHANGELOG.md');
      expect(manifest.private).toBeUndefined();
      expect(existsSync(join(repository, folder, 'README.md'))).toBe(true);
    },
  );

  it('DX-4 tells each door that leads elsewhere', () => {
    const manifest = {
      name: '@caravan/x',
      version: '1.0.0',
      bin: {},
      dependencies: {},
      peerDependencies: {},
      exports: { '.': './src/index.ts', './calls': './src/calls.ts' },
      publishConfig: {
        bin: {},
        exports: {
          '.': { types: './dist/index.d.ts', default: './dist/index.js' },
          './calls': { types: './dist/calls.d.ts', default: './dist/call.js' },
        },
      },
    };
    expect(() => publishedSources(manifest)).toThrow(
      '@caravan/x: publishConfig.exports["./calls"] must be {"types":"./dist/calls.d.ts","default":"./dist/calls.js"}, not',
    );
  });
});

describe('the files of a tarball', () => {
  const provenance = { 'index.js': 'src/index.ts', 'index.d.ts': 'src/index.ts' };
  const files = [
    'package.json',
    'README.md',
    'CHANGELOG.md',
    'dist/provenance.json',
    'dist/index.js',
    'dist/index.d.ts',
  ];

  it('DX-4 are those that its sources became, and what tells of them', () => {
    expect(faultsOfFiles(files, provenance, '0.1.0')).toEqual([]);
  });

  it.each([
    ['dist/left-over.js', 'dist/left-over.js is made of nothing that is known'],
    ['src/index.ts', 'src/index.ts is not meant to be published'],
    ['.env', '.env is not meant to be published'],
  ])('DX-4 %s is no part of it', (file, fault) => {
    expect(faultsOfFiles([...files, file], provenance, '0.1.0')).toEqual([fault]);
  });

  it.each(['src/index.test.ts', 'src/button.stories.tsx', 'src/testing/samples.ts'])(
    'DX-4 nothing is made of %s',
    (of) => {
      expect(faultsOfFiles([...files, 'dist/extra.js'], { ...provenance, 'extra.js': of }, '0.1.0')).toEqual([
        `dist/extra.js is made of ${of}, which is for development`,
      ]);
    },
  );

  it('DX-4 none is missing, nor the README', () => {
    expect(faultsOfFiles(['package.json', 'dist/index.js'], provenance, '0.0.0')).toEqual([
      'has no README.md',
      'dist/index.d.ts was made and is not there',
    ]);
  });

  it('DX-4 a changelog is asked for from the first version on', () => {
    const without = files.filter((file) => file !== 'CHANGELOG.md');
    expect(faultsOfFiles(without, provenance, '0.0.0')).toEqual([]);
    expect(faultsOfFiles(without, provenance, '0.0.1')).toEqual([
      'has no CHANGELOG.md, and is 0.0.1: pnpm changeset version writes it',
    ]);
  });
});

it('DX-4 changesets that wait for a version are found by name', () => {
  const root = mkdtempSync(join(tmpdir(), 'caravan-changesets-'));
  mkdirSync(join(root, '.changeset'));
  for (const name of ['README', 'one-cart']) writeFileSync(join(root, `.changeset/${name}.md`), '');
  expect(waitingChangesets(root)).toEqual(['one-cart']);
  rmSync(root, { recursive: true });
});
