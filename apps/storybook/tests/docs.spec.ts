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

test('DX-3 a component’s page tells what it is, its props with meaning and default, do and don’t, words and access', async ({
  page,
}) => {
  await open(page, 'actions-button--docs', 'docs');
  await expect(page.getByText('A button, or a link with its look.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: /^variant/ });
  await expect(row).toContainText('once a screen');
  await expect(row).toContainText("'primary'");
  await expect(page.getByRole('row').filter({ hasText: /^size/ })).toContainText('36 px high');
  for (const name of ['Do', 'Don’t', 'Words', 'Access'])
    await expect(page.locator('h3').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  await expect(page.getByText('Have one primary button a screen')).toBeVisible();
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
