import type { Address, Region } from '@caravan/contract';
import { addressForm } from '@caravan/country';
import { Button, Dialog } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
import { entryOf, type AddressEntry } from './address-entry.ts';
import css from './address-choice.module.css';
import { AddressForm } from './address-form.tsx';
import { useAddressErrors } from './use-address-errors.ts';
import type { AddressBook } from './use-address-book.ts';

export interface EditAddressProps {
  /** The one that is changed; null for a new one. */
  readonly address: Address | null;
  /** What a new one begins with. */
  readonly first?: AddressEntry;
  readonly provinces: readonly Region[];
  readonly book: AddressBook;
  readonly onSaved?: (address: Address) => void;
  readonly onClose: () => void;
}

const prefix = 'edit-';

/**
 * A saved address to be changed, or a new one (ACC-4). What was typed stays when the server refuses it, and over a reload of the tab, until it
 * is saved or given up.
 */
export const EditAddress = ({
  address,
  first: begun = {},
  provinces,
  book,
  onSaved,
  onClose,
}: EditAddressProps) => {
  const { _ } = useLingui();
  const { country, tab } = useShop();
  const fields = addressForm(country);
  const nameOf = useFieldNames();
  const errorsOf = useAddressErrors();
  const [first] = useState(() => {
    const entry = address ? entryOf(address, country) : begun;
    return Object.fromEntries(fields.map(({ name }) => [name, entry[name] ?? '']));
  });
  const form = useForm({
    first,
    validate: (entry) => errorsOf(entry),
    kept: { storage: tab, key: tabKeys.editedAddress, about: address ? String(address.id) : 'new' },
  });
  const [busy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const close = () => {
    form.forget();
    onClose();
  };

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !form.accept()) return;
    setBusy(true);
    const result = await (address ? book.edit(address.id, form.values, fields) : book.add(form.values));
    if (!isMounted()) return;
    setBusy(false);
    if (!result.ok) return form.show(result.errors);
    onSaved?.(result.address);
    close();
  };

  return (
    <Dialog
      open
      size="l"
      title={address ? _('address.edit-title') : _('address.new')}
      closeLabel={_('address.close')}
      onClose={close}
      footer={
        <Button type="submit" form="edit-address" busy={busy}>
          {_('address.save')}
        </Button>
      }
    >
      <form id="edit-address" className={css.typed} noValidate onSubmit={(event) => void save(event)}>
        <FormErrorSummary state={form} prefix={prefix} names={nameOf(fields)} />
        <AddressForm
          prefix={prefix}
          entry={form.values}
          asked={fields}
          provinces={provinces}
          errors={form.errors}
          onChange={form.change}
          onLeave={form.leave}
        />
      </form>
    </Dialog>
  );
};
