import { addressForm, checkAddress } from '@caravan/country';
import { describe, expect, it } from 'vitest';
import { testCountry } from '../../testing/test-country.ts';
import { testAddress } from '../../testing/test-order.ts';
import { addressBody, checkoutAddress } from './address-body.ts';
import { entryOf, missingOf } from './address-entry.ts';
import { addressLine } from './address-line.ts';

const country = testCountry();
const withFloor = testCountry({
  addressChanges: { add: [{ name: 'floor', label: { en: 'Floor', tr: 'Kat' } }], hide: ['email'] },
});
const line = (address: ReturnType<typeof testAddress>, at = country) =>
  addressLine(address, at, ({ label }) => (typeof label === 'string' ? label : (label.en ?? '')));

describe('addresses', () => {
  it('CHK-3 a saved address lacks exactly its empty fields, those that the country adds among them', () => {
    const names = (at: typeof country, facts = {}) =>
      missingOf(at, testAddress(facts)).map(({ name }) => name);
    expect(names(country)).toEqual([]);
    expect(names(country, { province: null, district: null, address: null })).toEqual([
      'province',
      'district',
      'street',
    ]);
    expect(names(withFloor, { email: '' })).toEqual(['floor']);
    expect(names(withFloor, { added: { floor: '3' } })).toEqual([]);
  });

  it('CHK-3 completing one sends only what was asked, a district with its province', () => {
    const address = testAddress({ district: null, address: null });
    const entry = { ...entryOf(address, country), district: '12', street: 'Pier 1' };
    expect(addressBody(entry, missingOf(country, address), country)).toEqual({
      province: 1,
      district: 12,
      address: 'Pier 1',
    });
  });

  it('the checkout calls the street by its own name', () => {
    const sent = checkoutAddress(entryOf(testAddress(), country), country);
    expect(sent).toMatchObject({ street: 'Main Street 12', district: 11 });
    expect(sent).not.toHaveProperty('address');
  });

  it('CHK-3 API-54 what a country adds is sent under its name, what it hides not at all', () => {
    const entry = { ...entryOf(testAddress(), country), floor: ' 3 ' };
    const sent = addressBody(entry, addressForm(withFloor), withFloor);
    expect(sent).toMatchObject({ address: 'Main Street 12', added: { floor: '3' } });
    expect(sent).not.toHaveProperty('email');
    expect(checkoutAddress(entry, withFloor)).toMatchObject({
      street: 'Main Street 12',
      added: { floor: '3' },
    });
  });

  it.each([
    ['aigul@example.org', true],
    ['a.b+c@mail.example.org', true],
    ['aigul@', false],
    ['aigul@example', false],
    ['aigul@example.', false],
    ['ai gul@example.org', false],
    ['@example.org', false],
    ['айгүл@example.org', false],
  ])('a mail address by its shape: %s', (email, right) =>
    expect(checkAddress(country, { ...entryOf(testAddress(), country), email }).ok).toBe(right),
  );

  it('is written widest place first, and a city that is its own district only once', () => {
    const same = testAddress({ province: { id: 1, name: 'Osh' }, district: { id: 11, name: 'Osh' } });
    expect(line(same)).toBe('Osh, Northtown, Main Street 12');
    const town = testAddress({ district: { id: 11, name: 'Osh city' }, city: 'Osh' });
    expect(line(town)).toBe('North, Osh city, Main Street 12');
  });

  it('CHK-3 is written with what the country adds', () => {
    expect(line(testAddress({ added: { floor: '3', gone: 'x' } }), withFloor)).toBe(
      'North, Upper, Northtown, Main Street 12, Floor: 3',
    );
  });
});
