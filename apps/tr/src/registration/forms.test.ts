import { expect, it } from 'vitest';
import { forms } from './forms.ts';

const owner = forms['forever-business-owner'];

it('REG-2 has its forms', () => {
  expect(Object.keys(forms)).toEqual([
    'new-customer',
    'forever-business-owner',
    'forever-business-owner-ownform',
    'foreign-fbo',
  ]);
});

it('REG-6 the contract form is due in five working days, else the entry is cancelled', () => {
  expect(owner?.returns).toEqual([
    {
      document: 'contract-form',
      within: { amount: 5, unit: 'working-day' },
      after: 'registration',
      otherwise: 'entry-cancelled',
    },
  ]);
});

it('REG-7 no term is set for a first order', () => {
  expect(owner?.firstOrderPaidWithin).toEqual(null);
});
