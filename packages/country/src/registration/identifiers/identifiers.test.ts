import { describe, expect, it } from 'vitest';
import { isFin } from './fin.ts';
import { isIban } from './iban.ts';
import { isIin } from './iin.ts';
import { isInn } from './inn.ts';
import { isPassport } from './passport.ts';
import { isTckn } from './tckn.ts';
import { isVkn } from './vkn.ts';
import { isVoen } from './voen.ts';

/** Numbers from published test suites and registries, and ones computed by the published rules; nobody's. */
describe.each<
  [rule: string, holds: (text: string) => boolean, valid: readonly string[], invalid: readonly string[]]
>([
  [
    'T.C. kimlik no',
    isTckn,
    ['10000000146', '23456789060', '70000000782', '17291716060', '62345678900'],
    ['17291716050', '17291716061', '1000000014', '23456789061', '1234567890A', '01000000146', ''],
  ],
  [
    'vergi kimlik no',
    isVkn,
    ['1000000000', '4829103755', '9999999994', '4540536920'],
    ['4540536921', '45405369200', '1234567893', '454053692', '454053692A'],
  ],
  [
    'IIN',
    isIin,
    ['900101300077', '010228500074', '001231600911', '640308400426', '940140000385', '961141000023'],
    ['000813159890', '900101300078', '940140000380', '85123140007', '0123456789AB', '940190000385'],
  ],
  [
    'INN',
    isInn,
    ['20101199012345', '10101199012345', '22902200000017', '23112199999999'],
    [
      '2010119901234',
      '23002199012345',
      '30101199012345',
      '22902190100017',
      '20113199012345',
      '00101201012345',
    ],
  ],
  ['FİN', isFin, ['5VBK5VR', '1A2B3C4', 'AAAAAAA'], ['5VBK5V', '5VBKOVR', '5VBKIVR', '5VBK-VR', '5vbk5vr']],
  [
    'VÖEN',
    isVoen,
    ['1231231231', '1525855852', '2000000002'],
    ['1231231233', '1231231230', '12312312310', '123123123A'],
  ],
  [
    'IBAN',
    isIban,
    [
      'TR330006100519786457841326',
      'AZ21NABZ00000000137010001944',
      'IQ98NBIQ850123456789012',
      'TR780001000000000098765432',
      'KZ59125KZT5004100101',
      'GE37TB0000000101904918',
    ],
    [
      'TR330006100519786457841327',
      'KZ86125KZT5004100101',
      'GE29NB0000000101904918',
      'KG1234567890123456',
      'TR000006100519786457841326',
      '330006100519786457841326',
      'GE37 TB0000000101904918',
    ],
  ],
  [
    'passport number',
    isPassport,
    ['C01X00T47', 'ID1234567', 'AN0123456', '123456789', '4508123456', '12345'],
    ['ID12', 'ИД1234567', 'C01-X00', '12345678901', 'A12345678901234567890'],
  ],
])('%s', (_rule, holds, valid, invalid) => {
  it.each(valid)('REG-3 takes %s', (text) => expect(holds(text)).toBe(true));
  it.each(invalid)('REG-3 refuses "%s"', (text) => expect(holds(text)).toBe(false));
});

it('REG-3 takes an IIN whose first six digits are no date, as long as the check digit is right', () => {
  expect(isIin('991332300002')).toBe(true);
});

it.each(['17291716060', '62345678900'])(
  'REG-3 finds each single mistyped digit of the T.C. kimlik no %s',
  (right) => {
    const wrong = Array.from(right).flatMap((digit, place) =>
      Array.from('0123456789')
        .filter((other) => other !== digit)
        .map((other) => `${right.slice(0, place)}${other}${right.slice(place + 1)}`),
    );
    expect(wrong.filter(isTckn)).toEqual([]);
  },
);
