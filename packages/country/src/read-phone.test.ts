import { expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

const format = { callingCode: '996', mask: '000 000 000', example: '555 123 456', pattern: '[23579]\\d{8}' };

it.each([
  ['555 123 456', '+996555123456'],
  ['0555 123-456', '+996555123456'],
  ['+996 (555) 123 456', '+996555123456'],
  ['+996 0555 123 456', '+996555123456'],
  ['996555123456', '+996555123456'],
  ['(555)-123-456', '+996555123456'],
  ['00996555123456', '+996555123456'],
  ['٥٥٥١٢٣٤٥٦', '+996555123456'],
  ['996123456', '+996996123456'],
  ['+90 532 123 45 67', null],
  ['0155123456', null],
  ['55512345', null],
  ['555 123 456 ext 1', null],
  ['call me', null],
  ['', null],
])('ACC-4 CHK-3 REG-3 reads the phone number %j as %j', (typed, stored) => {
  expect(readPhone(typed, format)).toBe(stored);
});

it.each([
  ['8 701 123 45 67', '+77011234567'],
  ['(701)-123-45-67', '+77011234567'],
  ['+7 701 123 45 67', '+77011234567'],
  ['7011234567', '+77011234567'],
  ['0701 123 45 67', null],
])('REG-3 with 8 for calls inside the country %j is %j', (typed, stored) => {
  const trunk8 = { callingCode: '7', trunkPrefix: '8', mask: '', example: '', pattern: String.raw`7\d{9}` };
  expect(readPhone(typed, trunk8)).toBe(stored);
});
