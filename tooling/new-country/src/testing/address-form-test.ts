/** A test for the storefront of a workspace that has the country `xx`, which asks for a floor before the street. */
export const addressFormTest = `
import { createI18n } from '@caravan/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { country } from '../../../apps/xx/src/country.ts';
import { EditAddress } from './features/addresses/edit-address.tsx';
import { useAddressBook } from './features/addresses/use-address-book.ts';
import { createShop } from './shared/create-shop.ts';
import { ShopProvider } from './shared/shop.tsx';
import { memoryStorage } from './shared/storage/storage-adapter.ts';
import { network } from './testing/network.ts';
import { testAddress } from './testing/test-order.ts';
import { testWords } from './testing/test-words.ts';

const saved = testAddress({ phone: '' });
const Edit = () => (
  <EditAddress
    address={saved}
    provinces={[{ id: 1, name: 'North' }]}
    book={useAddressBook([saved])}
    onSaved={() => {}}
    onClose={() => {}}
  />
);

it('asks for the floor, checks it and sends it', async () => {
  const { transport, calls } = network({
    'GET districts/1/': [{ id: 11, name: 'Upper' }],
    'PATCH users/address/5/': saved,
  });
  const shop = createShop({
    country,
    language: 'en',
    i18n: createI18n('en', testWords),
    transport: () => transport,
    local: memoryStorage(),
    tab: memoryStorage(),
    reload: () => {},
    onError: (error) => { throw error; },
  });
  render(<ShopProvider shop={shop}><Edit /></ShopProvider>);
  const user = userEvent.setup();
  const field = (name) => screen.getByLabelText(name, { selector: 'input' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  expect(field('Floor').compareDocumentPosition(field('City'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(field('Floor').compareDocumentPosition(field('Street and building'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(field('Phone'), '+99901234567{Tab}');
  await save();
  screen.getByRole('link', { name: 'Floor: Required field', hidden: true });
  await user.type(field('Floor'), '7{Tab}');
  screen.getByText('Enter exactly 2 digits');
  await user.clear(field('Floor'));
  await user.type(field('Floor'), '07');
  await save();
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ city: 'Northtown', added: { floor: '07' } }));
});
`;
