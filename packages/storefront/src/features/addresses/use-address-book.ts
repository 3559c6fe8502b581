import type { ApiError } from '@caravan/api-client';
import type { Address } from '@caravan/contract';
import { addressForm, type AddressField } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useShop } from '../../shared/shop.tsx';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
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

/** What was changed here since these were loaded: an address as it is now, null for one that is gone. */
interface Changes {
  readonly since: readonly Address[];
  readonly byId: Readonly<Record<number, Address | null>>;
}

export const useAddressBook = (loaded: readonly Address[]): AddressBook => {
  const { _ } = useLingui();
  const { api, country, report, toasts } = useShop();
  const [changes, setChanges] = useState<Changes>({ since: loaded, byId: {} });
  const madeSince = ({ since, byId }: Changes) => (since === loaded ? byId : {});
  const change = (id: number, now: Address | null) =>
    setChanges((before) => ({ since: loaded, byId: { ...madeSince(before), [id]: now } }));
  const known: Changes['byId'] = {
    ...Object.fromEntries(loaded.map((address) => [address.id, address])),
    ...madeSince(changes),
  };

  const fields = addressForm(country);
  const refused = (error: ApiError): SaveResult => {
    report(error);
    return { ok: false, errors: addressErrorsOf(error, fields) };
  };
  return {
    addresses: Object.values(known)
      .filter((address) => address !== null)
      .toSorted((a, b) => b.id - a.id),
    add: async (entry) => {
      const body = addressBody(entry, fields, country);
      const [error, address] = await api.post('addAddress', { body });
      if (error) return refused(error);
      change(address.id, address);
      toasts.show({ text: _('address.added') });
      return { ok: true, address };
    },
    edit: async (id, entry, asked) => {
      const body = addressBody(entry, asked, country);
      const [error, address] = await api.patch('editAddress', { params: { id }, body });
      if (error) return refused(error);
      change(id, address);
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
      change(id, null);
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
