import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from './answers.ts';
import { ask } from './ask.ts';
import { pictureModel } from './labels.ts';
import { makeCountry } from './make-country.ts';
import { readSiblings } from './siblings.ts';

const root = join(import.meta.dirname, '../../..');
const siblings = readSiblings(root);
const made = mkdtempSync(join(tmpdir(), 'caravan-labels-'));
afterAll(() => rmSync(made, { recursive: true }));

/** A country that begins with these languages. */
const countryIn = async (languages: string): Promise<string> => {
  const given = { val: 'uz', languages, currency: 'UZS', dollar: '12500', callingCode: '998' };
  const read = readAnswers(await ask(given, siblings), siblings);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return makeCountry(root, read.answers, siblings, join(made, languages));
};

describe('the pictures of a new country', () => {
  it.each([
    ['tr,ru', 'tr', 'tr'],
    ['ru,en', 'ru', 'kg'],
    ['kk', 'kk', 'kz'],
  ])('DX-6 with %s are lettered in its first language', async (languages, language, model) => {
    const folder = await countryIn(languages);
    expect(parse(readFileSync(join(folder, 'catalogue/labels.yaml'), 'utf8'))).toEqual({ language });
    for (const name of ['products/aloe-gel-1l-400.webp', 'products/aloe-gel-1l-used-800.avif']) {
      const own = readFileSync(join(folder, 'public/media/uz', name));
      expect(own.equals(readFileSync(join(root, `apps/${model}/public/media/${model}`, name))), name).toBe(
        true,
      );
    }
  });

  it('DX-6 are those of the first country where none that has them all is lettered so', () => {
    const others = siblings.filter(({ val }) => val !== 'tr');
    const [first] = others;
    expect(pictureModel('tr', others)).toBe(first);
  });
});
