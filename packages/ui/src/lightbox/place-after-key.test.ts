// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { placeAfterKey } from './place-after-key.ts';

const press = (key: string, more: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  target: null,
  ...more,
});

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, null],
  ['ArrowRight', 3, null],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['a', 1, null],
])('A11Y-2 %s at %d of 4 leads to %s', (key, place, wanted) => {
  expect(placeAfterKey(press(key), place, 4)).toBe(wanted);
});

it('leaves the keys of the browser alone', () => {
  expect(placeAfterKey(press('ArrowLeft', { altKey: true }), 1, 4)).toBeNull();
});

it('turns the arrows round in right-to-left text', () => {
  const target = Object.assign(document.createElement('p'), { dir: 'rtl' });
  expect(placeAfterKey(press('ArrowLeft', { target }), 1, 4)).toBe(2);
});
