import { expect, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { guidance } from '../src/guidance.ts';
import { test } from './one-page.ts';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const index: { entries: Record<string, { id: string; title: string; type: string; importPath: string }> } =
  JSON.parse(file('../dist/index.json'));
const entries = Object.values(index.entries);
const components = entries.filter(
  ({ type, importPath }) => type === 'docs' && importPath.includes('packages/ui/'),
);

const open = (page: Page, id: string, viewMode: 'docs' | 'story', globals = ''): Promise<unknown> =>
  page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=a11y.manual:!true${globals}`);

test('DX-3 every component has a page and a guide, and the introduction stands first', () => {
  const names = components.map(({ title }) => title.split('/').at(-1) ?? '');
  expect(names.toSorted()).toEqual(Object.keys(guidance).toSorted());
  expect(entries[0]).toMatchObject({ title: 'Introduction', type: 'docs' });
});

/** Names that a file of `packages/ui` gives to others and that begin with a capital: components, not types. */
const componentsOf = (text: string): string[] =>
  [...text.matchAll(/export (?:\{([^}]*)\}|const (\w+))/g)]
    .flatMap(([, list = '', name = '']) => [...list.split(','), name])
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name));

test('DX-3 every component that the package gives has a page, its own or that of the one it belongs to', () => {
  const ui = '../../../packages/ui/src/';
  const given = ['index.ts', 'masked-input/masked-input.tsx'].flatMap((name) =>
    componentsOf(file(`${ui}${name}`)),
  );
  const shown = components.flatMap(({ title, importPath }) => [
    title.split('/').at(-1),
    ...(/subcomponents: \{([^}]*)\}/.exec(file(importPath.replace(/^.*packages\/ui\/src\//, ui)))?.[1] ?? '')
      .split(',')
      .map((name) => name.trim()),
  ]);
  expect(given.length).toBeGreaterThan(45);
  expect(given.filter((name) => !shown.includes(name))).toEqual([]);
});

test('DX-3 SHELL-11 a component’s page stays English from left to right, whatever its stories are', async ({
  page,
}) => {
  await open(page, 'forms-maskedinput--docs', 'docs');
  const story = page.locator('#story--forms-maskedinput--right-to-left [dir=rtl], [dir=rtl] input').first();
  await expect(story).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'en',
    'ltr',
  ]);
});

test('DX-3 a component’s page tells what it is, its props with meaning and default, do and don’t, words and access', async ({
  page,
}) => {
  await open(page, 'actions-button--docs', 'docs');
  await expect(page.getByText('A button, or a link with its look.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: /^variant/ });
  await expect(row).toContainText('once a screen');
  await expect(row).toContainText('"primary"');
  await expect(page.getByRole('row').filter({ hasText: /^size/ })).toContainText('36 px high');
  for (const name of ['Do', 'Don’t', 'Words', 'Access'])
    await expect(page.locator('h3').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  await expect(page.getByText('Have one primary button a screen')).toBeVisible();
});

test('DX-3 the page of a field has the props that it takes over from other fields, with their meaning', async ({
  page,
}) => {
  for (const [name, taken] of [
    ['checkbox', 'hint'],
    ['passwordfield', 'mark'],
    ['combobox', 'error'],
    ['maskedinput', 'labelHidden'],
  ] as const) {
    await open(page, `forms-${name}--docs`, 'docs');
    const words = {
      hint: 'Under the label',
      mark: 'lighter',
      error: 'how to mend it',
      labelHidden: 'Seen by',
    };
    const row = page.getByRole('row').filter({ hasText: new RegExp(`^${taken}`) });
    await expect(row, name).toContainText(words[taken]);
  }
});

for (const [id, last] of [
  ['overlays-dialog', 'right-to-left'],
  ['messages-toasts', 'longest-words'],
  ['waiting-navigationprogress', 'late'],
] as const)
  test(`DX-3 no state covers the page of its component, what stands over a window has one of its own: ${id}`, async ({
    page,
  }) => {
    await open(page, `${id}--docs`, 'docs');
    await expect(page.locator('iframe').first()).toBeVisible();
    await expect(page.locator(`[id$="${id}--${last}"]`).first()).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Props' })).toBeVisible();
    await expect(
      page.locator('dialog[open], [role=progressbar], [role=status] > *, [role=alert] > *'),
    ).toHaveCount(0);
  });

test('DX-3 token pages show every token of the source', async ({ page }) => {
  const sheet = file('../../../packages/ui/src/theme/tokens.css');
  const [, root = ''] = /:root \{([\s\S]*?)\n\}/.exec(sheet) ?? [];
  const tokens = [...root.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  await open(page, 'foundations-tokens--docs', 'docs');
  await expect(page.locator('[data-token="--ease"]')).toBeVisible();
  const shown = await page
    .locator('[data-token]')
    .evaluateAll((found) => found.map((token) => token.getAttribute('data-token')));
  // Set by who lays something over the window's edge, and a list of faces.
  const unseen = ['--covered', '--font'];
  expect(new Set(shown)).toEqual(new Set(tokens.filter((name) => !unseen.includes(name ?? ''))));
});

const apps = new URL('../../', import.meta.url);
const countries = readdirSync(apps).filter((app) => readdirSync(new URL(app, apps)).includes('catalogue'));

test('DX-3 the toolbar has the theme of every country app', async ({ page }) => {
  expect(countries.length).toBeGreaterThanOrEqual(6);
  for (const country of countries) {
    const [, accent = ''] = /--accent: (#\w+);/.exec(file(`../../${country}/src/theme.css`)) ?? [];
    await open(page, 'actions-button--primary', 'story', `;country:${country}`);
    await page.waitForFunction((val) => document.documentElement.dataset['country'] === val, country);
    const worn = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
    );
    expect(worn, country).toBe(accent);
  }
});

for (const [language, words] of [
  ['en', 'Checkout'],
  ['tr', 'Siparişi tamamla'],
] as const)
  test(`DX-3 samples are said in the toolbar’s language: ${language}`, async ({ page }) => {
    await open(page, 'actions-button--primary', 'story', `;language:${language}`);
    await expect(page.getByRole('button')).toHaveText(words);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  });

test('DX-3 a whole screen is the storefront’s own, in the country and language of the toolbar', async ({
  page,
}) => {
  await open(page, 'screens-shop--cart', 'story', ';country:tr;language:tr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sepet');
  await expect(page.getByText(/₺/).first()).toBeVisible();
  await open(page, 'screens-shop--cart', 'story', ';country:ge;language:ka');
  await expect(page.getByText(/GEL/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ka');
});

test('DX-3 what is said in the toolbar’s language keeps its distance from what stands beside it', async ({
  page,
}) => {
  await open(page, 'screens-orders--on-its-way', 'story', ';country:ge;language:ka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('შეკვეთა XX-26-7F3K77');
});

test('DX-3 CTRY-4 the front page of each country shows its own first picture', async ({ page }) => {
  for (const country of countries) {
    await open(page, 'screens-shop--home', 'story', `;country:${country}`);
    const picture = page.locator(`main img[src^="/media/${country}/hero/"]`).first();
    await expect(picture, country).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: country })
      .toBeGreaterThan(0);
  }
});
