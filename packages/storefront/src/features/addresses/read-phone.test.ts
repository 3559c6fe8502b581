import { describe, expect, it } from 'vitest';
import { groupPhone, readPhone, sentPhone } from './read-phone.ts';

const format = {
  callingCode: '999',
  mask: '000 000 000',
  example: '555 123 456',
  pattern: String.raw`[57]\d{8}`,
};

describe('phone numbers of the country', () => {
  it.each([
    '555123456',
    '0555 123 456',
    '+999 555 123 456',
    '+999555123456',
    '999 (555) 12-34-56',
    '00999555123456',
    '٠٥٥٥ ١٢٣ ٤٥٦',
    '+۹۹۹ ۵۵۵ ۱۲۳ ۴۵۶',
  ])('CHK-3 reads %s', (typed) => {
    expect(readPhone(typed, format)).toBe('555123456');
    expect(sentPhone(typed, format)).toBe('+999555123456');
    expect(groupPhone(typed, format)).toBe('+999 555 123 456');
  });

  it.each(['', '12345', '155123456', '+998555123456', '55512345', 'call me', '555123456x'])(
    'CHK-3 refuses "%s" and leaves it as it was typed',
    (typed) => {
      expect(readPhone(typed, format)).toBeNull();
      expect(groupPhone(typed, format)).toBe(typed);
    },
  );
});
