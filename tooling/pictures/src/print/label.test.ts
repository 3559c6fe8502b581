import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGoods } from '../catalogue-goods.ts';
import { backPrint, frontPrint } from './label.ts';
import { lettering, linesOf, UnknownLetter, widthOf } from './lettering.ts';
import { wordsOf } from './words.ts';

const apps = join(import.meta.dirname, '../../../../apps');
const countries = readdirSync(apps).filter((val) => readdirSync(join(apps, val)).includes('catalogue'));
const inks = { ink: '#0f4c3a', accent: '#2f7d5b', paper: '#fbfaf5' };
const outlines = (svg: string): number => svg.split('<path transform=').length - 1;
const letters = (text: string): number => [...text.replaceAll(/\s/g, '')].length;

describe('words of a pack', () => {
  it('SHOP-10 tells name and amount apart, and the first of the usage as a line', () => {
    const row = {
      code: '715',
      name: 'Гель алоэ вера, 1 л',
      usage: 'Взболтать. Пить до еды. Хранить в холоде.',
    };
    expect(wordsOf(row)).toMatchObject({
      name: 'Гель алоэ вера',
      net: '1 л',
      use: 'Взболтать. Пить до еды.',
    });
  });

  it('SHOP-10 keeps a comma that no amount follows, and cuts a long line between words', () => {
    const words = wordsOf({ name: 'T-Shirt with Leaf, unisex', usage: 'a'.repeat(30).concat(' ').repeat(4) });
    expect(words).toMatchObject({ name: 'T-Shirt with Leaf, unisex', net: '' });
    expect(words.use).toBe(`${'a'.repeat(30)} ${'a'.repeat(30)}`);
  });
});

describe('lettering', () => {
  it('SHOP-10 is outlines, so that no font of the machine has a say', () => {
    const art = lettering('Ğ Қ ე ə 5 %', 0, 0, { size: 10, colour: '#000000' });
    expect(art).not.toContain('<text');
    expect(outlines(art)).toBe(6);
  });

  it('SHOP-10 refuses a letter that it has no outline for', () => {
    expect(() => widthOf('漢', { size: 10 })).toThrow(UnknownLetter);
  });

  it('breaks between words where the room ends', () => {
    const lines = linesOf('one two three', widthOf('one two', { size: 10 }), { size: 10 });
    expect(lines).toEqual(['one two', 'three']);
  });
});

describe.each(countries)('labels in %s', (val) => {
  it('SHOP-10 show maker, name, line of use and amount of every product in letters that can be read', async () => {
    const { words } = await readGoods(join(apps, val));
    expect(words.size).toBeGreaterThan(70);
    for (const one of words.values()) {
      const least = letters(`ALOEA${one.name}${one.net}`);
      expect(one.name).not.toBe('');
      const print = frontPrint(one, inks, 600, 700);
      expect(outlines(print)).toBeGreaterThanOrEqual(least + Math.min(8, letters(one.use)));
      expect(outlines(backPrint(one, inks, 600, 900))).toBeGreaterThan(least);
    }
  });

  it('SHOP-10 are in the language that the country prints, which it has texts in', async () => {
    const told = readFileSync(join(apps, val, 'catalogue/labels.yaml'), 'utf8');
    const language = /^language: (\w+)$/m.exec(told)?.[1] ?? '';
    const texts = readFileSync(join(apps, val, `catalogue/texts.${language}.csv`), 'utf8');
    const { words } = await readGoods(join(apps, val));
    for (const { name } of words.values()) expect(texts).toContain(name);
  });
});
