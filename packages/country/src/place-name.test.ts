import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

const placeNames = { province: { ru: 'Область или город' } };

it('CTRY-2 a country names its levels of addresses, and what it does not name has the common word', () => {
  expect(placeName({ placeNames }, 'province', 'ru')).toBe('Область или город');
  expect(placeName({ placeNames }, 'province', 'en')).toBeNull();
  expect(placeName({ placeNames }, 'district', 'ru')).toBeNull();
  expect(placeName({ placeNames: {} }, 'province', 'ru')).toBeNull();
});
