import { expect, it } from 'vitest';
import { readPhone } from './phone.ts';

const format = { callingCode: '996', mask: '000 000 000', example: '555 123 456', pattern: '[23579]\\d{8}' };

it.each([
  ['555 123 456', '+996555123456'],
  ['0555 123-456', '+996555123456'],
  ['+996 (555) 123 456', '+996555123456'],
  ['996555123456', '+996555123456'],
  ['(555)-123-456', '+996555123456'],
  ['00996555123456', '+996555123456'],
  ['٥٥٥١٢٣٤٥٦', '+996555123456'],
  ['996123456', '+996996123456'],
  ['+90 532 123 45 67', null],
  ['0155123456', null],
  ['55512345', null],
  ['555 123 456 ext 1', null],
  ['', null],
])('ACC-4 reads the phone number %j as %j', (typed, stored) => {
  expect(readPhone(typed, format)).toBe(stored);
});
