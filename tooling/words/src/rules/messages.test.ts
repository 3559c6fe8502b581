import { describe, expect, it } from 'vitest';
import { complaintsOf, complaintsOfMessage, joined, po } from '../testing/small-tree.ts';

const en = 'packages/i18n/src/words/cart/en.po';
const ru = 'packages/i18n/src/words/cart/ru.po';

it('is content when all is said in all languages', () => {
  expect(complaintsOf()).toEqual([]);
  expect(
    complaintsOfMessage(
      '<b>{name}</b>: {count, plural, =0 {none} one {{count} unit} other {{count} units}}, {way, select, up {up} other {down}}',
      '{count, plural, one {{count} штука} few {{count} штуки} many {{count} штук} other {{count} штуки}} <b>{name}</b>, {way, select, up {вверх} other {вниз}}',
    ),
  ).toEqual([]);
});

describe('LANG-1 one message', () => {
  it.each([
    ['', 'is empty'],
    ['   ', 'is empty'],
    ['{name', 'is not an ICU message'],
    ['{n, plural, one {a} few {b} many {c}}', 'has no plural form "other", which ru needs'],
    ['{n, plural, one {a} few {b} many {c} other {# д}}', 'formats a number by #: give it as {name}'],
    ['{n, number}', 'formats a number by {n, number}: give it as {name}'],
    ['Нажмите <b>сюда', 'opens or closes <b> alone'],
    [
      '{n, plural, one {{n} день} few {{n} дня} other {{n} дня}}',
      'has no plural form "many", which ru needs',
    ],
    [
      '{n, plural, one {a} two {b} few {c} many {d} other {e}}',
      'has the plural form "two", which ru never uses',
    ],
  ])('cannot be %j', (text, fault) => {
    expect(complaintsOfMessage('{n} <b>x</b>', text)).toContain(`${ru}:4 "cart.x" ${fault}`);
  });

  it('needs one form only where nouns stay singular after numbers', () => {
    const files = {
      'packages/i18n/src/words/cart/tr.po': po({ 'cart.empty': '{n, plural, other {{n} ürün}}' }),
      'packages/i18n/src/words/cart/en.po': po({ 'cart.empty': '{n, plural, other {{n} units}}' }),
      'packages/i18n/src/words/cart/ru.po': po({ 'cart.empty': '{n}' }),
      'packages/storefront/src/screen.tsx': `_('cart.empty', values);`,
    };
    expect(complaintsOf(files)).toEqual([`${en}:4 "cart.empty" has no plural form "one", which en needs`]);
  });

  it('cannot be a guess or stand twice', () => {
    const text = 'msgid "cart.empty"\nmsgstr "a"\n#, fuzzy\nmsgid "cart.empty"\nmsgstr "b"';
    expect(complaintsOf({ [en]: text })).toEqual([
      `${en}:4 "cart.empty" stands twice in this file`,
      `${en}:4 "cart.empty" is marked fuzzy`,
    ]);
  });
});

describe('LANG-1 languages', () => {
  it('that are listed have words in every area, before any app joins them', () => {
    const listed = (...codes: string[]) => ({
      'packages/i18n/src/word-areas.ts': `export const pageAreas = ['cart'] as const;`,
      'packages/i18n/src/language.ts': `export const languages = [${codes.map((code) => `'${code}'`).join(', ')}] as const;`,
    });
    expect(complaintsOf(listed('en', 'ru'))).toEqual([]);
    expect(complaintsOf(listed('en', 'ru', 'uz'))).toEqual([
      'packages/i18n/src/words/cart/uz.po:1 the area cart lacks uz',
    ]);
    // What one country alone shows has its languages.
    expect(complaintsOf({ ...listed('en', 'ru', 'uz'), 'packages/i18n/src/word-areas.ts': '' })).toEqual([]);
  });

  it.each([
    [
      '{missing} to go',
      'Ещё {amount}',
      ['has the placeholder amount, en has not', 'lacks the placeholder missing, en has it'],
    ],
    ['<terms>Terms</terms>', 'Условия', ['lacks the tag terms, en has it']],
    [
      '{way, select, up {a} other {b}}',
      '{way, select, down {a} other {b}}',
      ['has the cases {way: down, other}, en has not', 'lacks the cases {way: other, up}, en has it'],
    ],
  ])('agree on what a message needs: %j, %j', (english, russian, faults) => {
    expect(complaintsOfMessage(english, russian)).toEqual(faults.map((fault) => `${ru}:4 "cart.x" ${fault}`));
  });

  it('have the same messages', () => {
    const more = po({ 'cart.empty': 'The cart is empty', 'cart.full': 'Full' });
    expect(complaintsOf({ [en]: more, 'packages/storefront/src/a.ts': `_('cart.full');` })).toEqual([
      `${ru}:4 "cart.full" is missing, other languages have it`,
    ]);
  });

  it('have every area once an app speaks them', () => {
    expect(complaintsOf({ 'apps/yy/src/messages/tr.ts': joined('tr', 'cart') })).toEqual([
      'packages/i18n/src/words/cart/tr.po:1 the area cart lacks tr',
    ]);
  });
});

it('names the line of a file that it cannot read', () => {
  expect(complaintsOf({ [en]: 'msgid "cart.empty"\nhello' })).toContain(`${en}:2 line 2 is no PO: hello`);
});
