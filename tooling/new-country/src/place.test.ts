import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Answers } from './answers.ts';
import { demoTs } from './outside/demo.ts';
import { outsideManifest, outsideTsconfig } from './outside/wiring.ts';
import { writeProject } from './outside/write-project.ts';
import { faultOfFolder, placeOf } from './place.ts';

const home = mkdtempSync(join(tmpdir(), 'caravan-place-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('DX-6 a country is made in the repository that the generator belongs to, or in the one that is named', () => {
  const root = join(import.meta.dirname, '../../..');
  expect(placeOf({}, 'xx')).toEqual({ root, folder: join(root, 'apps/xx'), outside: false });
  expect(placeOf({ root: home }, 'xx')).toEqual({
    root: home,
    folder: join(home, 'apps/xx'),
    outside: false,
  });
});

it('DX-4 DX-6 a folder with something in it is refused by name; a new or an empty one is taken', () => {
  const used = join(home, 'used');
  for (const folder of [used, join(home, 'empty')]) mkdirSync(folder);
  writeFileSync(join(used, 'notes.txt'), '');
  const faultOf = (folder: string, outside = true) => faultOfFolder({ root: home, folder, outside });
  expect(faultOf(used)).toBe(`dir: an empty or new folder, not "${used}"`);
  expect(faultOf(used, false)).toMatch(/^val: .*used" holds something that is no country/);
  expect(faultOf(join(home, 'empty'))).toBeNull();
  expect(faultOf(join(home, 'new'))).toBeNull();
});

it('DX-4 outside, every version is written out and nothing names the workspace', () => {
  const inside = {
    name: 'xx',
    type: 'module',
    scripts: { build: 'vite build' },
    dependencies: { '@caravan/site': 'workspace:*', sharp: 'catalog:' },
    devDependencies: { vite: 'catalog:', '@caravan/vite': 'workspace:*', '@tooling/run': 'workspace:*' },
  };
  const catalog = parse(`{ vite: 8.1.0, sharp: 0.35.0, typescript-7: 'npm:typescript@7.0.2' }`);
  const outside = JSON.parse(outsideManifest(JSON.stringify(inside), { catalog, version: '1.2.0' }));
  expect(outside.dependencies).toEqual({ '@caravan/site': '1.2.0', sharp: '0.35.0' });
  expect(outside.devDependencies).toMatchObject({
    vite: '8.1.0',
    '@caravan/vite': '1.2.0',
    typescript: '7.0.2',
  });
  expect(outside.devDependencies).not.toHaveProperty('@tooling/run');
  expect(outside.scripts).toMatchObject({ build: 'vite build', demo: 'node demo.ts' });
  expect(outsideTsconfig('{ "extends": "../../x.json", "include": ["src", "vite.config.ts"] }')).toBe(
    '{ "extends": "@caravan/vite/tsconfig.json", "include": ["demo.ts", "src", "vite.config.ts"] }',
  );
});

it('DX-4 CTRY-8 the demo outside logs in members of the country’s own prefix', () => {
  const answers = { val: 'xx', fboPrefix: '999' } as Answers;
  expect(demoTs(answers)).toContain('999000000001');
});

it('DX-4 OPS-2 outside, an image has production packages alone, runs as nobody in particular, and takes all that its program reads', () => {
  const folder = join(home, 'deployed');
  mkdirSync(folder);
  writeProject(folder, { val: 'xx', engName: 'Exland', fboPrefix: '999' } as Answers);
  const file = readFileSync(join(folder, 'Dockerfile'), 'utf8');
  const steps = ['npm ci', 'npm run build', 'npm prune --omit=dev', 'USER 65532:65532', '/readyz'];
  expect(steps.map((step) => file.indexOf(step)).toSorted((a, b) => a - b)).toEqual(
    steps.map((step) => file.indexOf(step)),
  );
  expect(steps.filter((step) => !file.includes(step))).toEqual([]);
  const { files } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../apps/kg/package.json'), 'utf8'),
  );
  const copied = /cp -r (.*) \/app/.exec(file)?.[1]?.split(' ');
  expect(copied).toEqual(expect.arrayContaining([...files, 'package.json', 'node_modules']));
  const unseen = readFileSync(join(folder, '.dockerignore'), 'utf8').split('\n');
  expect(unseen).toEqual(expect.arrayContaining(['node_modules/', '.npmrc', '*.env']));
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('docker run --rm --env-file xx.env xx');
});
