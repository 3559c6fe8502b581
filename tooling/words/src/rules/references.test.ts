import { describe, expect, it } from 'vitest';
import { complaintsOf, complaintsOfMessage, joined, po } from '../testing/small-tree.ts';

const file = 'packages/storefront/src/a.tsx';

describe('LANG-1 an id', () => {
  it.each([
    `_('cart.gone');`,
    `_("cart.gone", { amount });`,
    `i18n._('cart.gone');`,
    `_(full ? 'cart.empty' : 'cart.gone');`,
    `_({ id: 'cart.gone' });`,
    `const title = msg({ id: 'cart.gone' });`,
    `const table: Record<string, MessageDescriptor> = { a: { id: 'cart.gone' } };`,
    `const link = <Trans id="cart.gone" />;`,
    `const link = <Trans id={'cart.gone'} values={{ amount }} components={{ b: <b /> }} />;`,
  ])('is in a catalogue: %s', (source) => {
    expect(complaintsOf({ [file]: source })).toEqual([`${file}:1 "cart.gone" is in no catalogue`]);
  });

  it.each([
    `const input = <input id="cart.field" />;`,
    `const row = { id: 'goods' };`,
    `trans('cart.gone');`,
    `// _('cart.gone')`,
    `_(table[code]);`,
  ])('is not seen where there is none: %s', (source) => {
    expect(complaintsOf({ [file]: source })).toEqual([]);
  });

  it.each(['_(`cart.${state}`);', `_('cart.' + state);`, '<Trans id={`cart.${state}`} />;'])(
    'is written whole: %s',
    (source) => {
      expect(complaintsOf({ [file]: source })).toEqual([
        `${file}:1 an id is put together: write it whole, in a table if need be`,
      ]);
    },
  );

  it('in a test proves nothing', () => {
    expect(complaintsOf({ 'packages/storefront/src/a.test.tsx': `_('cart.gone');` })).toEqual([]);
  });
});

it.each([
  [`_('cart.x');`, 'is not given {name}, {count}'],
  [`_('cart.x', { name });`, 'is not given {count}'],
  [`const text = <Trans id="cart.x" values={{ count: 1 }} />;`, 'is not given {name}'],
])('gives a message what it needs: %s', (code, fault) => {
  const text = '{name}: {count}';
  expect(complaintsOfMessage(text, text, code)).toEqual([
    `packages/storefront/src/screen.tsx:1 "cart.x" ${fault}`,
  ]);
});

it.each([
  `_('cart.x', { name, 'count': 1 });`,
  `_('cart.x', values);`,
  `_('cart.x', { ...values });`,
  `const ids = { a: 'cart.x' };`,
])('believes what it cannot read: %s', (code) => {
  expect(complaintsOfMessage('{name}: {count}', '{name}: {count}', code)).toEqual([]);
});

it('finds messages that nobody uses', () => {
  const words = (text: string) => po({ 'cart.empty': text, 'cart.old': text });
  const files = {
    'packages/i18n/src/words/cart/en.po': words('Empty'),
    'packages/i18n/src/words/cart/ru.po': words('Пусто'),
  };
  expect(complaintsOf(files)).toEqual(['packages/i18n/src/words/cart/en.po:7 "cart.old" is used nowhere']);
});

describe('areas', () => {
  const server = {
    'packages/i18n/src/words/server/en.po': po({ 'server.gone': 'Gone' }),
    'packages/i18n/src/words/server/ru.po': po({ 'server.gone': 'Нет' }),
    'packages/server/src/words.ts': `${joined('en', 'server')}\n${joined('ru', 'server')}`,
  };

  it('are used where they are loaded', () => {
    const source = `_('server.gone');`;
    expect(complaintsOf({ ...server, 'packages/server/src/a.ts': source })).toEqual([]);
    expect(complaintsOf({ ...server, [file]: source })).toEqual([
      `${file}:1 "server.gone" is in the area server, which is not loaded here`,
    ]);
  });

  it('may be loaded by the storefront itself, beside what its app joins', () => {
    const lazy = `${joined('en', 'server')}\n${joined('ru', 'server')}\n_('server.gone'); _('cart.empty');`;
    expect(complaintsOf({ ...server, [file]: lazy })).toEqual([]);
  });

  it('do not claim the same id', () => {
    const files = {
      ...server,
      'packages/i18n/src/words/server/en.po': po({ 'cart.empty': 'Empty' }),
      'packages/i18n/src/words/server/ru.po': po({ 'cart.empty': 'Пусто' }),
    };
    expect(complaintsOf(files)).toEqual([
      'packages/i18n/src/words/server/en.po:4 "cart.empty" is also in the area cart',
    ]);
  });

  it('of an app may say a shared message in its own way', () => {
    const own = {
      'apps/xx/src/messages/en.po': po({ 'cart.empty': 'Nothing yet' }),
      'apps/xx/src/messages/ru.po': po({ 'cart.empty': 'Пока пусто' }),
    };
    expect(complaintsOf(own)).toEqual([]);
  });

  it('that all shops say are joined by name, as the one list has them', () => {
    const joinedByName = {
      'packages/i18n/src/word-areas.ts': `export const pageAreas = ['cart'] as const;\nexport const screenAreas = ['pay'];`,
      'packages/i18n/src/words/pay/en.po': po({ 'pay.card': 'Card' }),
      'packages/i18n/src/words/pay/ru.po': po({ 'pay.card': 'Карта' }),
      'packages/storefront/src/pay.tsx': `_('pay.card');`,
      'apps/xx/src/messages/ru.ts': `export * from 'virtual:words/ru';`,
      'apps/xx/src/messages/en.ts': `export * from 'virtual:words/en';`,
    };
    expect(complaintsOf(joinedByName)).toEqual([]);
    const another = { 'apps/yy/src/country.ts': `const words = { tr: () => import('virtual:words/tr') };` };
    expect(complaintsOf({ ...joinedByName, ...another })).toEqual([
      'packages/i18n/src/words/cart/tr.po:1 the area cart lacks tr',
      'packages/i18n/src/words/pay/tr.po:1 the area pay lacks tr',
    ]);
  });

  it('are joined in the language they are joined for, the same in each', () => {
    const files = {
      ...server,
      'packages/server/src/a.ts': `_('server.gone');`,
      'apps/xx/src/messages/ru.ts': `${joined('en', 'cart')}\n${joined('ru', 'server')}`,
    };
    expect(complaintsOf(files)).toEqual([
      'apps/xx/src/messages/en.ts:1 does not join the area server, as another language of the app does',
      'apps/xx/src/messages/ru.ts:1 joins cart in en into ru',
    ]);
  });
});
