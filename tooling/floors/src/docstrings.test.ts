import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { printed } from './complaint.ts';
import { checkDocstrings } from './docstrings.ts';

const root = mkdtempSync(join(tmpdir(), 'caravan-docstrings-'));
afterAll(() => rmSync(root, { recursive: true }));

it('DX-7 names each public name without a docstring, where it is declared', () => {
  const folder = join(root, 'packages/a');
  mkdirSync(join(folder, 'src'), { recursive: true });
  const exports = { '.': './src/index.ts', './testing': './src/testing.ts' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@x/a', exports }));
  writeFileSync(
    join(folder, 'src/index.ts'),
    "export { told, untold, type Shape, type BoxProps } from './b.ts';\nexport * as shapes from './c.ts';\n",
  );
  writeFileSync(join(folder, 'src/testing.ts'), 'export const forTests = 1;\n');
  writeFileSync(
    join(folder, 'src/b.ts'),
    '/** In minor units. */\nexport const told = 1;\nexport const untold = 2;\n// no docstring\nexport interface Shape {\n  a: 1;\n}\nexport interface BoxProps {\n  a: 1;\n}\nexport const within = 3;\n',
  );
  writeFileSync(join(folder, 'src/c.ts'), 'export const row = 1;\n');
  expect(checkDocstrings(root).map(printed)).toEqual([
    expect.stringMatching(/^packages\/a\/src\/b\.ts:3 untold is public/),
    expect.stringMatching(/^packages\/a\/src\/b\.ts:5 Shape is public/),
    expect.stringMatching(/^packages\/a\/src\/c\.ts:1 row is public/),
  ]);
});

it('DX-7 every public name of every package has one', () => {
  expect(checkDocstrings(fileURLToPath(new URL('../../..', import.meta.url))).map(printed)).toEqual([]);
});

it('DX-7 the README shows all packages in one picture, and is one page', () => {
  const repository = fileURLToPath(new URL('../../..', import.meta.url));
  const text = readFileSync(join(repository, 'README.md'), 'utf8');
  const [, picture = ''] = /```mermaid\n([\s\S]*?)```/.exec(text) ?? [];
  for (const name of readdirSync(join(repository, 'packages'))) expect(picture).toContain(name);
  expect(text.split('\n').length).toBeLessThan(90);
});
