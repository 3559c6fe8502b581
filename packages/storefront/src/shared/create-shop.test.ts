import { TransportFault } from '@caravan/api-client';
import { createI18n } from '@caravan/i18n';
import { expect, it } from 'vitest';
import { testCountry } from '../testing/test-country.ts';
import { testWords } from '../testing/test-words.ts';
import { createShop } from './create-shop.ts';
import { memoryStorage } from './storage/storage-adapter.ts';

it.each([
  [true, 'Not sent: you are offline. What you typed is kept.'],
  [false, 'Server error'],
])('SHELL-13 ERR-2 with no network (%s) what was to be sent says: %s', async (offline, told) => {
  const { api, report, toasts } = createShop({
    country: testCountry(),
    language: 'en',
    i18n: createI18n('en', testWords),
    transport: () => () => Promise.reject(new TransportFault('network')),
    local: memoryStorage(),
    tab: memoryStorage(),
    isOffline: () => offline,
    reload: () => {},
    onError: () => {},
  });
  const [error] = await api.post('resetPassword', { body: { fboIdnumber: '999000000003' } });
  if (error) report(error);
  expect(toasts.store.getState().list.map(({ text }) => text)).toEqual([told]);
});
