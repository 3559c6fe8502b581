import { describe, expect, it } from 'vitest';
import { defineCountry } from '../define-country.ts';
import { sampleFacts } from '../testing/sample-country.ts';
import { readRetailName } from './retail-name.ts';

const country = { ...defineCountry(sampleFacts), val: 'xyz', domains: ['brandly.example.org'] as const };
const read = (typed: string) => {
  const result = readRetailName(typed, country);
  return result.ok ? result.name : result.fault;
};

describe('the name of a retail page', () => {
  it.each([
    ['aigul', 'aigul'],
    ['AiGul', 'aigul'],
    [' aigul ', 'aigul'],
    ['abc', 'abc'],
    ['z'.repeat(30), 'z'.repeat(30)],
    ['shops', 'shops'],
    ['\u212Aerim', 'kerim'],
  ])('RTL-1 %j is taken as %s', (typed, name) => {
    expect(read(typed)).toBe(name);
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['aigul7', 'digits'],
    ['aigul٧', 'digits'],
    ['ai-gul', 'signs'],
    ['ai gul', 'signs'],
    ['ai.gul', 'signs'],
    ['aigul_', 'signs'],
    ['aigul\u200B', 'signs'],
    ['xn--80ak6aa92e', 'digits'],
    ['xn--abcdef', 'signs'],
    ['айгуль', 'letters'],
    ['аigul', 'letters'],
    ['aıgul', 'letters'],
    ['ayşe', 'letters'],
    ['ａｉｇｕｌ', 'letters'],
    ['ab', 'length'],
    ['z'.repeat(31), 'length'],
  ])('RTL-1 %j is refused: %s', (typed, fault) => {
    expect(read(typed)).toBe(fault);
  });

  it.each('admin www api mail shop bank media assets static help support info news xyz brandly'.split(' '))(
    'RTL-1 %s is the company’s own, in any case of letters',
    (name) => {
      expect([read(name), read(name.toUpperCase())]).toEqual(['reserved', 'reserved']);
    },
  );
});
