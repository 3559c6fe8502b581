import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { lateNumberFormatPatch } from './late-number-format.ts';
import { emptied, patched, patchLibrary, type LibraryPatch } from './patch-library.ts';
import { pagesAsTextPatch } from './pages-as-text.ts';
import { usedRouterPatch } from './production-router.ts';
import { usedRendererPatch } from './used-renderer.ts';

const storefront = createRequire(new URL('../../../packages/storefront/package.json', import.meta.url));

/** Files of a folder of a library as it is installed. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(folder, name));

const router = dirname(createRequire(storefront.resolve('react-router-dom')).resolve('react-router'));
const renderer = join(dirname(storefront.resolve('react-dom')), 'cjs');
const lingui = dirname(storefront.resolve('@lingui/core'));

const fileOf = ({ files, says = '' }: LibraryPatch, folder: string): string => {
  const found = filesIn(folder)
    .filter((file) => files.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(says));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

/** The patch's changes alone, and the text that they are made in. */
const changesOf = ({ rewrite, ...rest }: LibraryPatch, folder: string) => {
  const text = fileOf(rest, folder);
  return { text: rewrite?.(text) ?? text, changes: rest };
};

describe.each([
  ['react-router', usedRouterPatch, join(router, '../production')],
  ['react-dom', usedRendererPatch, renderer],
  ['react-dom on the server', pagesAsTextPatch, renderer],
  ['@lingui/core', lateNumberFormatPatch, lingui],
])('the patch of %s', (_library, patch, folder) => {
  const { text, changes } = changesOf(patch, folder);

  it('finds all that it changes in the library as it is installed', () => {
    expect(patched(text, changes)).not.toBe(text);
  });

  it('fails a build that the library did not come along to', async () => {
    const alone = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'virtual:entry' ? id : null),
          load: () => 'export const a = 1;',
        },
        patchLibrary(patch),
      ],
      build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
    });
    await expect(alone).rejects.toThrow(`has no file like`);
  });

  it.each(patch.changes.map(({ find }) => find))(
    'fails the build when %s is gone, or there once more',
    (find) => {
      const first = new RegExp(find.source, find.flags.replace('g', ''));
      expect(() => patched(text.replace(first, ''), changes)).toThrow(/look at its patch/);
      const [again = ''] = first.exec(text) ?? [];
      expect(() => patched(`${text}\n${again}`, changes)).toThrow(/look at its patch/);
    },
  );
});

it('PERF-2 plurals without # make no number format, components nobody uses can be left out', () => {
  expect(patched(fileOf(lateNumberFormatPatch, lingui), lateNumberFormatPatch)).toContain(
    'const replaceOctothorpe = (value, message) => {if (!message.includes(OCTOTHORPE_PH)) return message;',
  );
  const text = patched(fileOf(usedRouterPatch, join(router, '../production')), usedRouterPatch);
  expect(text).toContain('var NavLink = /* @__PURE__ */ React10.forwardRef(');
  expect(text).not.toMatch(/^\w+\.displayName/m);
});

it('PERF-2 a function is emptied, whatever its arguments, and no other', () => {
  const text = `function kept() {
  return 1;
}
async function load(a, { b = {} } = {}) {
  if (a) {
    return b;
  }
}
function loaded() {}`;
  expect(patched(text, { name: '', library: '', files: /x/, changes: [emptied('load')] }))
    .toBe(`function kept() {
  return 1;
}
async function load(a, { b = {} } = {}) {
}
function loaded() {}`);
});
