import { expect, it } from 'vitest';
import { forms } from './forms.ts';

const owner = forms['forever-business-owner'];

it('REG-2 has its forms', () => {
  expect(Object.keys(forms)).toEqual(['new-customer', 'forever-business-owner', 'foreign-fbo']);
});

it('REG-6 no term is set for papers', () => {
  expect(owner?.returns).toEqual([]);
});

it('REG-7 a first order is paid within 14 days', () => {
  expect(owner?.firstOrderPaidWithin).toEqual({ amount: 14, unit: 'day' });
});
