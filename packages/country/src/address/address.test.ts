import { describe, expect, it } from 'vitest';
import { sampleCountry } from '../testing/sample-country.ts';
import { addressForm } from './address-form.ts';
import { checkAddress, missingFields } from './check-address.ts';

const floor = { name: 'floor', label: { tr: 'Kat', en: 'Floor' } };
const names = (country: ReturnType<typeof sampleCountry>) => addressForm(country).map(({ name }) => name);
const complete = {
  recipientName: 'Ada',
  province: '1',
  district: '11',
  city: 'Old Town',
  street: 'Main 1',
  phone: '555 12 34',
  email: 'ada@mail.example',
};

describe('the fields of an address', () => {
  it('CHK-3 are the same seven in a country that says nothing', () => {
    expect(names(sampleCountry())).toEqual([
      'recipientName',
      'province',
      'district',
      'city',
      'street',
      'phone',
      'email',
    ]);
  });

  it('CHK-3 an added one stands after the street, a hidden one nowhere, and an order is followed', () => {
    expect(names(sampleCountry({ addressChanges: { add: [floor], hide: ['email'] } }))).toEqual([
      'recipientName',
      'province',
      'district',
      'city',
      'street',
      'floor',
      'phone',
    ]);
    const order = ['phone', 'floor'];
    expect(names(sampleCountry({ addressChanges: { add: [floor], order } })).slice(0, 3)).toEqual([
      'phone',
      'floor',
      'recipientName',
    ]);
  });
});

describe('checking an address', () => {
  it('CHK-3 gives values as they are stored, and drops what nobody asked for', () => {
    expect(checkAddress(sampleCountry(), { ...complete, street: ' Main 1\n', floor: '3' })).toEqual({
      ok: true,
      values: { ...complete, phone: '+9995551234' },
    });
  });

  it('CHK-3 a hidden field is not demanded, an added one is, by its own checks', () => {
    const country = sampleCountry({
      addressChanges: { add: [{ ...floor, checks: [{ kind: 'digits', length: 2 }] }], hide: ['email'] },
    });
    const { email: _hidden, ...rest } = complete;
    expect(checkAddress(country, rest)).toEqual({
      ok: false,
      errors: { floor: { code: 'required', data: {} } },
    });
    expect(checkAddress(country, { ...rest, floor: 'x' })).toMatchObject({
      errors: { floor: { code: 'digits', data: { length: 2 } } },
    });
    expect(checkAddress(country, { ...rest, floor: '٠٣' })).toMatchObject({ values: { floor: '03' } });
  });

  it('CHK-3 a recipient is nobody without a letter, a city or street nowhere without a letter or digit', () => {
    const refused = (typed: object) => {
      const result = checkAddress(sampleCountry(), { ...complete, ...typed });
      return result.ok ? {} : result.errors;
    };
    expect(refused({ recipientName: '123', city: '-', street: '...' })).toMatchObject({
      recipientName: { code: 'hasLetter' },
      city: { code: 'hasLetterOrDigit' },
      street: { code: 'hasLetterOrDigit' },
    });
    expect(refused({ recipientName: 'Ә. О', city: '5', street: '8 Март, 12' })).toEqual({});
  });

  it('CHK-3 a district is asked for once there is a province to choose it of', () => {
    const errors = (typed: object) => {
      const result = checkAddress(sampleCountry(), { ...complete, ...typed });
      return result.ok ? [] : Object.keys(result.errors);
    };
    expect(errors({ province: '', district: '' })).toEqual(['province']);
    expect(errors({ district: '' })).toEqual(['district']);
  });

  it('CHK-3 a saved address lacks exactly its empty demanded fields', () => {
    const country = sampleCountry({
      addressChanges: { add: [floor, { ...floor, name: 'door', required: false }] },
    });
    expect(missingFields(country, complete).map(({ name }) => name)).toEqual(['floor']);
    expect(missingFields(country, { ...complete, floor: '3', street: ' ' }).map(({ name }) => name)).toEqual([
      'street',
    ]);
  });
});
