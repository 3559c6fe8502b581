import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { faultOf, readAnswers, type Typed } from './answers.ts';
import { ask, Left, type Terminal } from './ask.ts';
import { isoNumberOf } from './iso-currencies.ts';
import type { Sibling } from './siblings.ts';

const siblings: readonly Sibling[] = [
  { val: 'kg', folder: '', id: '1', fboPrefix: '996', languages: ['ru', 'en'] },
  { val: 'tr', folder: '', id: '3', fboPrefix: '900', languages: ['tr', 'en'] },
];

/** A terminal at which somebody types an answer to each question in turn. */
const terminalWith = (...answers: readonly string[]): Terminal => {
  const left = [...answers];
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  output.on('data', (shown: Buffer) => {
    if (String(shown).endsWith(': ')) input.write(left.shift() ?? '');
  });
  return { input, output };
};

describe('the questions for a new country', () => {
  it('DX-6 are put until each answer can be taken; Enter takes what is offered', async () => {
    const given = { val: 'uz', languages: 'ru', currency: 'UZS', dollar: '1', callingCode: '998' };
    const open = { engName: 'Uzbekistan', name: 'Узбекистан', currencyNumber: '860', price: '1 234 soʻm' };
    const told = { ...given, ...open, fboPrefix: '998' };
    const typed = await ask(told, siblings, terminalWith('zero\n', '7\n', '\n'));
    expect([typed.id, typed.timeZone]).toEqual(['7', 'Asia/Samarkand']);
  });

  it.each(['\u0003', '\u0004'])('DX-6 end in peace when somebody leaves by %j', async (key) => {
    await expect(ask({ val: 'uz' }, siblings, terminalWith('ru\n', key))).rejects.toThrow(Left);
  });
});

describe('the answers for a new country', () => {
  it('DX-6 come from standard data where nobody need be asked', async () => {
    const given = { val: 'uz', languages: 'ru, en', currency: 'UZS', dollar: '12500', callingCode: '998' };
    const typed = await ask(given, siblings);
    expect(typed).toMatchObject({
      engName: 'Uzbekistan',
      name: 'Узбекистан',
      id: '4',
      timeZone: 'Asia/Samarkand',
      currencyNumber: '860',
      fboPrefix: '998',
    });
    const read = readAnswers(typed, siblings);
    expect(read.ok && [read.answers.currency, read.answers.languages]).toEqual([
      {
        code: 'UZS',
        isoNumber: '860',
        digits: 2,
        symbol: 'UZS',
        symbolPlace: 'after',
        thousands: '\u00A0',
        decimal: ',',
      },
      ['ru', 'en'],
    ]);
  });

  it.each([
    ['ru', 'GBP', '1 234,00 £'],
    ['en', 'GBP', '£ 1,234.00'],
    ['tr', 'JPY', '¥ 1.234'],
    ['en', 'CHF', 'CHF 1,234.00'],
  ])('CTRY-6 any currency is printed as people of %s print %s', async (languages, currency, price) => {
    const typed = await ask({ val: 'xx', languages, currency, dollar: '1', callingCode: '99' }, siblings);
    expect(typed.price).toBe(price);
  });

  it('CTRY-6 every currency that is in use has its number', () => {
    const retired = ['HRK', 'SLL', 'ZWL'];
    const lacking = Intl.supportedValuesOf('currency').filter((code) => isoNumberOf(code) === null);
    expect(lacking.filter((code) => !retired.includes(code))).toEqual([]);
    expect([isoNumberOf('KZT'), isoNumberOf('USD'), isoNumberOf('ABC')]).toEqual(['398', '840', null]);
  });

  it.each<[fault: string, given: Partial<Typed>]>([
    ['val: two small letters that no country has yet, not "UZ9"', { val: 'UZ9' }],
    ['callingCode: one to three digits, without +, not "abc"', { callingCode: 'abc' }],
    ['currency: the three letters of ISO 4217, such as UZS, not "ABC"', { currency: 'ABC' }],
  ])('DX-6 tells what is wrong, and nothing that only follows from it: %s', async (fault, given) => {
    const right = { val: 'uz', languages: 'ru', currency: 'UZS', dollar: '12700', callingCode: '998' };
    const read = readAnswers(await ask({ ...right, ...given }, siblings), siblings);
    expect(read).toEqual({ ok: false, faults: [fault] });
  });

  it.each<[keyof Typed, string, string | null]>([
    ['languages', 'ru,en', null],
    ['languages', 'ru en', null],
    ['languages', ' tr ,  en ', null],
    ['languages', 'uz, ru', 'Uzbek has no words here yet'],
    ['languages', 'ru, xx1', '"xx1" is none'],
    ['languages', 'ru, ru', 'each once, not "ru, ru"'],
    ['languages', '', 'the default first'],
    ['val', 'kg', 'no country has yet (taken: kg, tr), not "kg"'],
    ['id', '3', '(taken: 1, 3), not "3"'],
    ['currency', 'ABC', 'the three letters of ISO 4217, such as UZS, not "ABC"'],
    ['price', '1234,0000 KWD', 'with two or three decimals or none, not "1234,0000 KWD"'],
  ])('DX-6 %s %j says what was found and what is expected', (question, text, fault) => {
    if (fault === null) expect(faultOf(question, text, siblings)).toBeNull();
    else expect(faultOf(question, text, siblings)).toContain(fault);
  });
});
