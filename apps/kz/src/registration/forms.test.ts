import { expect, it } from 'vitest';
import { forms } from './forms.ts';
import { registration } from './index.ts';

const owner = forms['forever-business-owner'];

it('REG-2 has its forms', () => {
  expect(Object.keys(forms)).toEqual([
    'new-customer',
    'forever-business-owner',
    'foreign-fbo',
    'existing-owner',
  ]);
});

it('REG-6 the contract form is due 30 days after the wholesale price, else the id is blocked', () => {
  expect(owner?.returns).toEqual([
    {
      document: 'contract-form',
      within: { amount: 30, unit: 'day' },
      after: 'wholesale-price',
      otherwise: 'id-blocked',
    },
  ]);
});

it('REG-7 a first order is paid within 6 months', () => {
  expect(owner?.firstOrderPaidWithin).toEqual({ amount: 6, unit: 'month' });
});

it('REG-2 asks an owner known to the company for three things', () => {
  const fields = forms['existing-owner']?.groups.flatMap((group) => group.fields) ?? [];
  expect(fields.map(({ name }) => name)).toEqual(['fboId', 'taxNumber', 'phone']);
});

it('REG-6 only an owner is told of a contract, with this country’s own words', () => {
  expect(registration.done).toEqual({
    title: 'register.done-title',
    text: 'register.done',
    ownerText: 'register.done-wholesale',
  });
});
