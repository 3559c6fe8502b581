import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renamedManifest } from './named-by-source.ts';
import { sourceOf } from './source-of.ts';

const home = mkdtempSync(join(tmpdir(), 'caravan-installed-'));
const ui = join(home, 'node_modules/.pnpm/@caravan+ui@1.0.0/node_modules/@caravan/ui');
const button = join(ui, 'dist/button/button.js');

beforeAll(() => {
  mkdirSync(join(ui, 'dist'), { recursive: true });
  writeFileSync(join(ui, 'dist/provenance.json'), '{ "button/button.js": "src/button/button.tsx" }');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('DX-4 a file of an installed package is named as its source; all others are themselves', () => {
  expect(sourceOf(button)).toBe('/packages/ui/src/button/button.tsx');
  for (const file of [
    join(ui, 'dist/unknown.js'),
    '/elsewhere/packages/ui/src/button/button.tsx',
    '\0virtual',
  ])
    expect(sourceOf(file)).toBe(file);
});

it('DX-4 PERF-2 the manifest of a shop outside names chunks as one inside does, in imports, too', () => {
  const app = join(home, 'xx');
  const key = `../${button.slice(home.length + 1)}`;
  const manifest = {
    [key]: { file: 'a.js', src: key },
    'src/web.ts': { file: 'b.js', imports: [key, '_shared.js'], dynamicImports: [key] },
  };
  const named = 'packages/ui/src/button/button.tsx';
  expect(JSON.parse(renamedManifest(JSON.stringify(manifest), app))).toEqual({
    [named]: { file: 'a.js', src: named },
    'src/web.ts': { file: 'b.js', imports: [named, '_shared.js'], dynamicImports: [named] },
  });
});
