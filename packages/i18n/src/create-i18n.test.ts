import { expect, it } from 'vitest';
import { addWords, createI18n, createSharedI18n, type Catalogue } from './index.ts';

const russian: Catalogue = {
  'cart.empty': ['Корзина пуста'],
  'cart.units': [
    [
      'count',
      'plural',
      { one: ['#', ' товар'], few: ['#', ' товара'], many: ['#', ' товаров'], other: ['#', ' товара'] },
    ],
  ],
};

it('speaks one language, with its plurals', () => {
  const i18n = createI18n('ru', russian);
  expect(i18n.locale).toBe('ru');
  expect(i18n._('cart.empty')).toBe('Корзина пуста');
  expect([1, 3, 11].map((count) => i18n._('cart.units', { count }))).toEqual([
    '1 товар',
    '3 товара',
    '11 товаров',
  ]);
});

it('keeps shops in one process apart', () => {
  const [russianWords, turkishWords] = [
    createI18n('ru', russian),
    createI18n('tr', { 'cart.empty': ['Sepet boş'] }),
  ];
  expect(russianWords._('cart.empty')).toBe('Корзина пуста');
  expect(turkishWords._('cart.empty')).toBe('Sepet boş');
});

it('LANG-7 learns the words of one more area and keeps those it had, for itself only', () => {
  const [i18n, other] = [createI18n('ru', russian), createI18n('ru', russian)];
  addWords(i18n, { 'pay.card': ['Карта'] });
  expect([i18n._('cart.empty'), i18n._('pay.card')]).toEqual(['Корзина пуста', 'Карта']);
  expect(() => other._('pay.card')).toThrow('no message "pay.card" in ru');
});

it('SHELL-12 PERF-1 words that are added draw nothing anew', () => {
  const i18n = createI18n('ru', russian);
  let drawn = 0;
  i18n.on('change', () => (drawn += 1));
  addWords(i18n, { 'pay.card': ['Карта'] });
  expect([i18n._('pay.card'), drawn]).toEqual(['Карта', 0]);
  expect(russian).not.toHaveProperty('pay.card');
});

it('fails on a missing message unless told what to show', () => {
  expect(() => createI18n('ru', russian)._('cart.gone')).toThrow('no message "cart.gone" in ru');
  expect(createI18n('ru', russian, (_, id) => id)._('cart.gone')).toBe('cart.gone');
});

it('PERF-5 words that pages share say the same, without putting together what is in one piece', () => {
  const catalogue: Catalogue = {
    ...russian,
    'shop.escaped': ['a\\u0041', 'b'],
    'shop.empty': [''],
    'shop.named': ['Гель ', ['name']],
  };
  const [shared, own] = [createSharedI18n('ru', catalogue), createI18n('ru', catalogue)];
  for (const id of Object.keys(catalogue))
    for (const count of [1, 3, 11])
      expect(shared._(id, { count, name: 'алоэ' })).toBe(own._(id, { count, name: 'алоэ' }));
  expect(shared._({ id: 'cart.empty' })).toBe('Корзина пуста');
  expect(shared.messages['cart.empty']).toBe('Корзина пуста');
  expect(() => shared._('cart.gone')).toThrow('no message "cart.gone" in ru');
  expect(catalogue['cart.empty']).toEqual(['Корзина пуста']);
});
