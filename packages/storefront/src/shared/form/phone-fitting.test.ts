import { describe, expect, it } from 'vitest';
import { groupPhone, phoneFitting, sentPhone } from './phone-fitting.ts';

const format = {
  callingCode: '999',
  mask: '000 000 000',
  example: '555 123 456',
  pattern: String.raw`[57]\d{8}`,
};

describe('phone numbers of the country', () => {
  it.each(['555123456', '0555 123 456', '+999 555 123 456', '٠٥٥٥ ١٢٣ ٤٥٦', '+۹۹۹ ۵۵۵ ۱۲۳ ۴۵۶'])(
    'CHK-3 sends %s bare and shows it in groups',
    (typed) => {
      expect(sentPhone(typed, format)).toBe('+999555123456');
      expect(groupPhone(typed, format)).toBe('+999 555 123 456');
    },
  );

  it.each(['', '12345', '+998555123456', 'call me'])(
    'CHK-3 leaves "%s" as it was typed for the server to refuse',
    (typed) => {
      expect(sentPhone(typed, format)).toBe(typed);
      expect(groupPhone(typed, format)).toBe(typed);
    },
  );

  it.each([
    ['5', '000 000 000'],
    ['555 123 456', '000 000 000'],
    ['+99', '{+\\9\\9\\9} 000 000 000'],
    ['+999 555 123 456', '{+\\9\\9\\9} 000 000 000'],
    ['0555 123 456', '{\\0} 000 000 000'],
    ['999555123456', '{\\9\\9\\9} 000 000 000'],
    ['+90', null],
    ['05551234567', null],
    ['call me', null],
  ])('PANEL-5 %s is grouped by %s', (typed, mask) => {
    expect(phoneFitting(format).fit(typed)).toBe(mask);
  });

  const alike = {
    callingCode: '7',
    trunkPrefix: '8',
    mask: '(000)-000-00-00',
    example: '(701)-123-45-67',
    pattern: String.raw`7\d{9}`,
  };

  it.each([
    ['7', '(000)-000-00-00'],
    ['701 123 45 67', '(000)-000-00-00'],
    ['+7', '{+\\7} (000)-000-00-00'],
    ['+7701', '{+\\7} (000)-000-00-00'],
    ['8701', '{\\8} (000)-000-00-00'],
    ['77011234567', '{\\7} (000)-000-00-00'],
  ])('PANEL-5 where numbers begin as the calling code does, %s loses no digit: %s', (typed, mask) => {
    expect(phoneFitting(alike).fit(typed)).toBe(mask);
  });
});
