import { describe, expect, it } from 'vitest';
import { examine } from '../exam.ts';
import type { AddressChanges } from '../address/address-form.ts';
import { sampleCountry } from '../testing/sample-country.ts';

const label = { tr: 'Kat', en: 'Floor' };
const faultsOf = async (addressChanges: AddressChanges) =>
  Object.values(await examine(sampleCountry({ addressChanges }))).flat();

describe('the exam of an address', () => {
  it('CHK-3 passes a country that adds, hides and orders', async () => {
    expect(
      await faultsOf({
        add: [{ name: 'floor', label, checks: [{ kind: 'digits', length: 2 }] }],
        hide: ['email'],
        order: ['phone', 'floor'],
      }),
    ).toEqual([]);
  });

  it.each<[AddressChanges, RegExp]>([
    [{ add: [{ name: 'city', label }] }, /adds city, which every address has/],
    [{ add: [{ name: 'floor', label: { en: 'Floor' } }] }, /label of floor is missing in tr/],
    [{ add: [{ name: 'no name', label }] }, /is no name of a field/],
    [
      {
        add: [
          { name: 'floor', label },
          { name: 'floor', label },
        ],
      },
      /asks twice for floor/,
    ],
    [{ order: ['floor'] }, /orders floor, for which it does not ask/],
    [{ hide: ['city'], order: ['city'] }, /orders city, for which it does not ask/],
  ])('CHK-3 names what is wrong with %j', async (changes, fault) => {
    expect((await faultsOf(changes)).join('\n')).toMatch(fault);
  });
});
