import { expect, it } from 'vitest';
import { forms } from './forms.ts';

const owner = forms['forever-business-owner'];

it('REG-2 has its forms', () => {
  expect(Object.keys(forms)).toEqual([
    'new-customer',
    'forever-business-owner',
    'foreign-fbo',
    'existing-owner',
  ]);
});

it('REG-6 the application form is due 30 days after approval, the distributor contract 15 days after assistant supervisor, else the id is blocked', () => {
  expect(owner?.returns).toEqual([
    {
      document: 'application-form',
      within: { amount: 30, unit: 'day' },
      after: 'approval',
      otherwise: 'id-blocked',
    },
    {
      document: 'distributor-contract',
      within: { amount: 15, unit: 'day' },
      after: 'assistant-supervisor',
      otherwise: 'id-blocked',
    },
  ]);
});

it('REG-7 a first order is paid within 14 days', () => {
  expect(owner?.firstOrderPaidWithin).toEqual({ amount: 14, unit: 'day' });
});

it('REG-2 asks an owner known to the company for three things', () => {
  const fields = forms['existing-owner']?.groups.flatMap((group) => group.fields) ?? [];
  expect(fields.map(({ name }) => name)).toEqual(['fboId', 'nationalId', 'email']);
});
