import { describe, expect, it } from 'vitest';
import { testCountry } from '../../testing/test-country.ts';
import { testAddress } from '../../testing/test-order.ts';
import { addressEdit, checkoutAddress } from './address-body.ts';
import { addressFields, emptyAddress, entryOf, missingFields } from './address-entry.ts';
import { addressFaults, isEmail } from './address-faults.ts';
import { addressLine } from './address-words.ts';

const { phone } = testCountry();

describe('addresses', () => {
  it('CHK-3 a saved address lacks exactly its empty fields', () => {
    expect(missingFields(testAddress())).toEqual([]);
    expect(missingFields(testAddress({ province: null, district: null, address: null }))).toEqual([
      'province',
      'district',
      'street',
    ]);
  });

  it('CHK-3 completing one sends only what was asked, a district with its province', () => {
    const entry = {
      ...entryOf(testAddress({ district: null, address: null })),
      district: '12',
      street: 'Pier 1',
    };
    expect(addressEdit(entry, ['district', 'street'], phone)).toEqual({
      province: 1,
      district: 12,
      address: 'Pier 1',
    });
  });

  it('the checkout calls the street by its own name', () => {
    const sent = checkoutAddress(entryOf(testAddress()), phone);
    expect(sent).toMatchObject({ street: 'Main Street 12', district: 11 });
    expect(sent).not.toHaveProperty('address');
  });

  it('CHK-3 every field is asked for, in the order of the form', () => {
    const faults = addressFaults(emptyAddress, addressFields, phone);
    expect(faults.map(({ field }) => field)).toEqual(addressFields.filter((field) => field !== 'district'));
    expect(faults.filter(({ fault }) => fault === 'choose').map(({ field }) => field)).toEqual(['province']);
  });

  it('CHK-3 a district is asked for once there is a province to choose it of', () => {
    const faults = addressFaults({ ...emptyAddress, province: '1' }, addressFields, phone);
    expect(faults.map(({ field }) => field)).toEqual(addressFields.filter((field) => field !== 'province'));
  });

  it.each([
    ['aigul@example.org', true],
    ['a.b+c@mail.example.org', true],
    ['aigul@', false],
    ['aigul@example', false],
    ['aigul@example.', false],
    ['ai gul@example.org', false],
    ['@example.org', false],
  ])('a mail address by its shape: %s', (text, right) => expect(isEmail(text)).toBe(right));

  it('is written widest place first, and a city that is its own district only once', () => {
    const same = testAddress({ province: { id: 1, name: 'Osh' }, district: { id: 11, name: 'Osh' } });
    expect(addressLine(same)).toBe('Osh, Northtown, Main Street 12');
  });
});
