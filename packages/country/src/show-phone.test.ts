import { expect, it } from 'vitest';
import { showPhone } from './show-phone.ts';

const kg = { callingCode: '996', mask: '000 000 000' };

it.each([
  ['+996555123456', kg, '+996 555 123 456'],
  ['+905321234567', { callingCode: '90', mask: '000 000 00 00' }, '+90 532 123 45 67'],
  ['+77011234567', { callingCode: '7', mask: '(000) 000-00-00' }, '+7 (701) 123-45-67'],
  // Of another country, too short, no number: as they are.
  ['+77011234567', kg, '+77011234567'],
  ['+99655512345', kg, '+99655512345'],
  ['+996abc', kg, '+996abc'],
])('ORD-2 %s is shown in groups', (stored, format, shown) => expect(showPhone(stored, format)).toBe(shown));
