import type { Address, Region } from '@caravan/contract';
import { Button, Dialog } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useShop } from '../../shared/shop.tsx';
import { addressFields, entryOf, type AddressField } from './address-entry.ts';
import { addressFaults } from './address-faults.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressBook } from './use-address-book.ts';
import { useFaultWords } from './use-fault-words.ts';

export interface EditAddressProps {
  readonly address: Address;
  readonly provinces: readonly Region[];
  readonly book: AddressBook;
  readonly onSaved: (address: Address) => void;
  readonly onClose: () => void;
}

/** A saved address, to be changed (ACC-4). What was typed stays when the server refuses it. */
export const EditAddress = ({ address, provinces, book, onSaved, onClose }: EditAddressProps) => {
  const { _ } = useLingui();
  const { phone } = useShop().country;
  const say = useFaultWords();
  const [entry, setEntry] = useState(() => entryOf(address));
  const [faults, setFaults] = useState<Readonly<Partial<Record<AddressField, string>>>>({});
  const [busy, setBusy] = useState(false);

  const judge = (fields: readonly AddressField[], typed = entry) =>
    Object.fromEntries(addressFaults(typed, fields, phone).map(({ field, fault }) => [field, say(fault)]));
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = judge(addressFields);
    setFaults(found);
    const first = addressFields.find((field) => found[field]);
    if (first) return document.getElementById(`edit-${first}`)?.focus();
    setBusy(true);
    const result = await book.edit(address.id, entry, addressFields);
    setBusy(false);
    if (!result.ok) return setFaults(result.faults);
    onSaved(result.address);
    onClose();
  };

  return (
    <Dialog
      open
      size="l"
      title={_('address.edit-title')}
      closeLabel={_('checkout.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form="edit-address" busy={busy}>
          {_('address.save')}
        </Button>
      }
    >
      <form id="edit-address" noValidate onSubmit={(event) => void save(event)}>
        <AddressForm
          prefix="edit"
          entry={entry}
          asked={addressFields}
          provinces={provinces}
          faults={faults}
          onChange={setEntry}
          onLeave={(field, now) => setFaults((known) => ({ ...known, [field]: judge([field], now)[field] }))}
        />
      </form>
    </Dialog>
  );
};
