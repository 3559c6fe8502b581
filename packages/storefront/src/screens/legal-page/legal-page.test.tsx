import type { Sent } from '@caravan/api-client';
import { createI18n } from '@caravan/i18n';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testPage } from '../../testing/test-page.ts';
import { testWords } from '../../testing/test-words.ts';
import { load, meta, title } from './screen.tsx';
import { wholeText } from '../../testing/whole-text.ts';

const versions = [
  { version: '3', date: '2026-11-23' },
  { version: '2', date: '2026-03-01' },
  { version: '1', date: '2025-01-15' },
];
const notice = ({ path }: Sent) => {
  const asked = new URLSearchParams(path.split('?')[1]).get('version') ?? '3';
  const held = versions.find(({ version }) => version === asked);
  if (!held) return answer(404, { detail: 'Not found.', code: 'not_found' });
  return testPage({
    ...held,
    title: 'Privacy notice',
    body: `<p>Text ${asked}</p>`,
    picture: null,
    versions,
  });
};
const answers = { 'GET page/privacy-policy/': notice };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a legal page', () => {
  it('ROUTE-11 SHELL-10 CONT-10 is reached from the foot of every page; names version and day', async () => {
    const { user, address } = openShop('/cart', { answers });
    await user.click(await screen.findByRole('link', { name: 'Privacy notice' }));
    await heading('Privacy notice');
    expect(address()).toBe('/privacy-policy');
    screen.getByText(wholeText('Version 3, in force since 23-11-2026'), { selector: 'p' });
    screen.getByText('Text 3');
    expect(screen.queryByText(/no longer in force/)).toBeNull();
  });

  it('CONT-10 other versions are links at its foot', async () => {
    const { user, address } = openShop('/privacy-policy', { answers });
    const others = within(await screen.findByRole('navigation', { name: 'Other versions' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Version 2 of 01-03-2026',
      'Version 1 of 15-01-2025',
    ]);
    await user.click(others.getByRole('link', { name: /^Version 1/ }));
    await screen.findByText('Text 1');
    expect(address()).toBe('/privacy-policy?version=1');
  });

  it('CONT-10 an old version says until when it held, and leads to the one in force', async () => {
    const { user, address } = openShop('/privacy-policy?version=2', { answers });
    await screen.findByText(wholeText('Version 2, in force from 01-03-2026 until 23-11-2026'), {
      selector: 'p',
    });
    screen.getByText('This version is no longer in force');
    expect(screen.getByText(/^Version 3 has been/).textContent).toContain(
      'Version 3 has been in force since 23-11-2026.',
    );
    const others = within(screen.getByRole('navigation', { name: 'Other versions' }));
    expect(others.getByRole('link', { name: /^Version 3/ }).getAttribute('href')).toBe('/privacy-policy');
    await user.click(screen.getByRole('link', { name: 'Read the current version' }));
    await screen.findByText('Text 3');
    expect(address()).toBe('/privacy-policy');
  });

  it.each(['9', 'x'.repeat(40)])('CONT-10 an unknown version %s is no page', async (version) => {
    openShop(`/privacy-policy?version=${version}`, {
      answers: {
        'GET page/privacy-policy/': (sent: Sent) =>
          version.length > 16 ? answer(400, { version: ['too long'], code: 'invalid' }) : notice(sent),
      },
    });
    await heading('Page not found');
  });

  it.each(['data-protect', 'legal', 'returns', 'sales-agreement', 'security'])(
    'ROUTE-11 API-35 /%s shows its text',
    async (slug) => {
      const one = [{ version: '1', date: '2026-11-23' }];
      openShop(`/${slug}`, {
        answers: {
          [`GET page/${slug}/`]: testPage({ ...one[0], title: `The ${slug} text`, versions: one }),
        },
      });
      await heading(`The ${slug} text`);
      expect(screen.queryByRole('navigation', { name: 'Other versions' })).toBeNull();
    },
  );
});

describe('what search engines read of it', () => {
  const context = { i18n: createI18n('en', testWords), country: testCountry(), language: 'en' } as const;
  const told = async (version: string) => {
    const api = { get: async () => [undefined, notice({ path: `?version=${version}` } as Sent)] };
    return load({
      api,
      url: new URL(`https://shop.example/privacy-policy?version=${version}`),
      signal: new AbortController().signal,
    } as unknown as Parameters<typeof load>[0]);
  };

  it('CONT-10 SEO-1 is the version in force only', async () => {
    const [now, before] = [await told('3'), await told('1')];
    expect(meta(context, now)).toMatchObject({ canonical: '/privacy-policy', unlisted: false });
    expect(meta(context, before)).toMatchObject({ canonical: '/privacy-policy', unlisted: true });
    expect([title(context, now), title(context, before)]).toEqual([
      'Privacy notice',
      'Privacy notice · Version 1',
    ]);
  });
});
