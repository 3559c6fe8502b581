import { expect, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page as address } from './launcher.ts';
import { countries } from './shops.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What a country's own files say of it. */
const factsOf = (val: string) => {
  const facts = read(`apps/${val}/src/country.ts`);
  const fact = (key: string): string => new RegExp(`\\b${key}: '([^']+)'`).exec(facts)?.[1] ?? '';
  return {
    languages: [...(/\blanguages: \[([^\]]+)\]/.exec(facts)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, language = '']) => language,
    ),
    marks: [
      fact('name'),
      fact('timeZone'),
      ...[...read(`apps/${val}/src/domains.ts`).matchAll(/'([a-z.-]+)'/g)].map(([, domain = '']) => domain),
    ],
  };
};

/** Text of every script and style sheet of a country's browser build, by file. */
const bundle = (val: string): Map<string, string> => {
  const folder = `apps/${val}/dist/client/assets`;
  return new Map(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.js') || name.endsWith('.css'))
      .map((name) => [name, read(`${folder}/${name}`)]),
  );
};

/** Whether a text has a name as a word of its own: a language may be called after a country. */
const names = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'u').test(text);

/** "Add to cart" in a language: by it a catalogue is known. */
const added = (language: string): string =>
  /^msgid "cart\.add"\nmsgstr "(.+)"$/m.exec(read(`packages/i18n/src/words/shop/${language}.po`))?.[1] ?? '';

const isCatalogue = (text: string): boolean => text.includes('"cart.add":[');

/** Messages that only a later screen says. */
const saysLater = (text: string): boolean => /"(checkout|session|history)\.[a-z-]+":\[/.test(text);

const allCountries = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'dist/client')),
);

for (const country of countries) {
  const { languages, marks } = factsOf(country);

  test(`CTRY-1 what browsers get of ${country} names no other country and holds no catalogue of goods`, () => {
    const all = [...bundle(country).values()].join('\n');
    for (const mark of marks) expect(all, `${country} has its own ${mark}`).toContain(mark);
    for (const other of allCountries.filter((one) => one !== country))
      for (const mark of factsOf(other).marks)
        expect(names(all, mark), `${country} holds ${mark} of ${other}`).toBe(false);
    for (const language of languages) {
      const [, row = ''] = read(`apps/${country}/catalogue/texts.${language}.csv`).split('\n');
      const [, name = ''] = row.split(';');
      expect(name.length).toBeGreaterThan(3);
      expect(all.includes(name), `${country} holds the product ${name}`).toBe(false);
    }
  });

  test(`LANG-7 ${country} has a chunk for each of its languages, and for no other`, () => {
    const catalogues = [...bundle(country).values()].filter(isCatalogue);
    expect(catalogues).toHaveLength(languages.length);
    for (const language of languages)
      expect(catalogues.filter((text) => text.includes(`"cart.add":["${added(language)}"]`))).toHaveLength(1);
  });

  test(`LANG-7 a page of ${country} loads one catalogue, that of its language`, async ({ page }) => {
    const loaded: Promise<string>[] = [];
    page.on('response', (answer) => {
      // One that is still on its way as the page goes has no text, and is none of those looked at.
      if (answer.request().resourceType() === 'script') loaded.push(answer.text().catch(() => ''));
    });
    const language = languages.at(-1) ?? '';
    for (const path of ['/', '/e-shop']) {
      loaded.length = 0;
      await page.goto(address(country, `${path}?lang=${language}`), { waitUntil: 'networkidle' });
      const texts = await Promise.all(loaded);
      const catalogues = texts.filter(isCatalogue);
      expect(catalogues, path).toHaveLength(1);
      expect(catalogues[0], path).toContain(`"cart.add":["${added(language)}"]`);
      expect(texts.filter(saysLater), `${path} brings words of later screens`).toEqual([]);
    }
  });
}
