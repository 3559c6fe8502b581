import { describe, expect, it } from 'vitest';
import { otherKeyboards } from './keyboards.ts';

describe('what was typed on another keyboard than meant', () => {
  it.each([
    ['ghjgjkbc', ['прополис']],
    ['<fkmpfv lkz ue,', ['бальзам для губ']],
    ['rhtv 20', ['крем 20']],
    ['фдщу', ['aloe']],
    ['ФДЩУ ', ['aloe ']],
    ['нектар12', ['ytrnfh12']],
    ['сусабын', ['cecf,sy']],
    ['қалам', []],
    ['ალოე', []],
    ['мaска', []],
    ['ge', []],
    ['715', []],
  ])('SHOP-3 %j may be %j in Russian', (typed, meant) => {
    expect(otherKeyboards(typed, ['kk', 'ru', 'en'])).toEqual(meant);
  });

  it.each([
    ['ru', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
    ['ka', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'],
  ] as const)('SHOP-3 the keys of every letter are known: %s', (language, alphabet) => {
    const [keys = ''] = otherKeyboards(alphabet, [language]);
    expect(keys).toMatch(/^[!-~]{33}$/);
    expect(otherKeyboards(keys, [language])).toEqual([alphabet]);
  });

  it('SHOP-3 is read on the keyboards of the country only', () => {
    expect(otherKeyboards('Wigni', ['ka', 'ru'])).toEqual(['ჭიგნი', 'цшптш']);
    expect(otherKeyboards('ცინკი', ['ka', 'ru'])).toEqual(['cinki']);
    expect(otherKeyboards('ghjgjkbc', ['tr', 'az', 'en'])).toEqual([]);
  });
});
