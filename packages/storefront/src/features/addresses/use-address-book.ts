import type { ApiError } from '@caravan/api-client';
import type { Address } from '@caravan/contract';
import { addressForm, type AddressField } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useChanged } from '../../shared/fetched/use-changed.ts';
import { useShop } from '../../shared/shop.tsx';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { createIdempotencyKeys } from '../../shared/idempotency-keys.ts';
import { addressBody } from './address-body.ts';
import type { AddressEntry } from './address-entry.ts';

/** Saved, or what the server says of each field. */
export type SaveResult =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly errors: FormErrors };

/** The member's addresses and what can be done with them; each success is said (ACC-4). */
export interface AddressBook {
  /** Newest first. */
  readonly addresses: readonly Address[];
  readonly add: (entry: AddressEntry) => Promise<SaveResult>;
  readonly edit: (id: number, entry: AddressEntry, asked: readonly AddressField[]) => Promise<SaveResult>;
  /** Whether it is gone; a failure is said. */
  readonly remove: (id: number) => Promise<boolean>;
}

export const useAddressBook = (loaded: readonly Address[]): AddressBook => {
  const { _ } = useLingui();
  const { api, country, report, toasts } = useShop();
  const [addresses, change] = useChanged(loaded);
  // Sent again because no answer came, it is the same address.
  const [keys] = useState(createIdempotencyKeys);
  const remove = (id: number) => change((all) => all.filter((address) => address.id !== id));
  const put = (now: Address) => change((all) => [...all.filter(({ id }) => id !== now.id), now]);

  const fields = addressForm(country);
  const refused = (error: ApiError): SaveResult => {
    report(error);
    return { ok: false, errors: addressErrorsOf(error, fields) };
  };
  return {
    addresses: addresses.toSorted((a, b) => b.id - a.id),
    add: async (entry) => {
      const body = addressBody(entry, fields, country);
      const [error, address] = await api.post('addAddress', { body, idempotencyKey: keys.of(body) });
      if (error) return refused(error);
      keys.answered();
      put(address);
      toasts.show({ text: _('address.added') });
      return { ok: true, address };
    },
    edit: async (id, entry, asked) => {
      const body = addressBody(entry, asked, country);
      const [error, address] = await api.patch('editAddress', { params: { id }, body });
      if (error) return refused(error);
      put(address);
      toasts.show({ text: _('address.updated') });
      return { ok: true, address };
    },
    remove: async (id) => {
      const [error] = await api.delete('deleteAddress', { params: { id } });
      // Gone already is as good as gone now.
      if (error && error.status !== 404) {
        report(error);
        return false;
      }
      remove(id);
      return true;
    },
  };
};

/** The server's messages by the form's fields; the address book calls the street `address`. */
const addressErrorsOf = ({ fields }: ApiError, form: readonly AddressField[]): FormErrors =>
  Object.fromEntries(
    form.flatMap(({ name }) => {
      const message = (fields[name] ?? (name === 'street' ? fields['address'] : undefined))?.[0];
      return message === undefined ? [] : [[name, message]];
    }),
  );
