import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { countryTexts, textsIn } from './country-texts.ts';

const root = mkdtempSync(join(tmpdir(), 'caravan-texts-'));
afterAll(() => rmSync(root, { recursive: true }));

it('finds texts in all languages of the country, and leaves alone what lacks one or is no text', () => {
  const source = `export const a = { ru: 'А', en: "A" };
    const b: Names = { ru: 'Б' }; const c = { ru: d, en: 'C' }; const e = { ru: 'E', en: 'E', id: '1' };
    export const f = [{ name: { en: \`F\`, ru: 'Ф' } }];`;
  expect(textsIn(source, ['ru', 'en']).map(({ words }) => words.get('ru'))).toEqual(['А', 'Ф']);
});

it('PERF-2 a browser gets the words of a country in the language that it shows, and nothing of the others', async () => {
  const messages = join(root, 'i18n/src/messages');
  mkdirSync(messages, { recursive: true });
  mkdirSync(join(root, 'src'));
  for (const language of ['ru', 'en'])
    writeFileSync(join(messages, `${language}.ts`), `export const messages = '${language}';`);
  writeFileSync(join(root, 'src/contacts.ts'), `export const hours = { ru: 'Пн–Сб', en: 'Mon–Sat' };`);
  writeFileSync(join(root, 'src/law.ts'), `export const law = { ru: 'Закон', en: 'Law' };`);
  writeFileSync(
    join(root, 'src/country.ts'),
    `import { hours } from './contacts.ts';
export const country = {
  languages: ['ru', 'en'],
  hours,
  name: { ru: 'Имя', en: 'Name' },
  law: () => import('./law.ts'),
  words: {
    ru: () => import('../i18n/src/messages/ru.ts'),
    en: () => import('../i18n/src/messages/en.ts'),
  },
};`,
  );
  const outDir = join(root, 'dist');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [countryTexts()],
    build: {
      outDir,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/country.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'country.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  const { country } = await import(join(outDir, 'country.mjs'));
  expect(country.hours.ru).toBeUndefined();
  await country.words.ru();
  expect([country.hours.ru, country.name.ru, country.name.en]).toEqual(['Пн–Сб', 'Имя', undefined]);
  expect((await country.law()).law).toEqual({ ru: 'Закон', en: 'Law' });
});
