import type { Address, Region } from '@caravan/contract';
import { addressForm, type AddressField } from '@caravan/country';
import { Badge, Button, Checkbox, Icon, RadioCards, type RadioCard } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { missingOf, type AddressEntry } from './address-entry.ts';
import { AddressForm } from './address-form.tsx';
import css from './address-choice.module.css';
import { useAddressLine } from './use-address-line.ts';

/** The value of the card under which a new address is typed. */
export const newAddress = 'new';

export interface AddressChoiceProps {
  readonly addresses: readonly Address[];
  readonly provinces: readonly Region[];
  /** Id of the chosen address as text, or `new`. */
  readonly chosen: string;
  /** The address being typed: a new one, or the rest of the chosen one. */
  readonly entry: AddressEntry;
  readonly save: boolean;
  /** What is wrong, in words, by the id of the field. */
  readonly errors: FormErrors;
  readonly onChoose: (chosen: string) => void;
  readonly onEntry: (entry: AddressEntry) => void;
  readonly onSave: (save: boolean) => void;
  readonly onLeave: (field: string, entry: AddressEntry) => void;
  readonly onEdit: (address: Address) => void;
  readonly onDelete: (address: Address) => void;
}

/** Where an order goes: a saved address, completed in place if it lacks something, or a new one (CHK-3). */
export const AddressChoice = ({
  addresses,
  provinces,
  chosen,
  entry,
  save,
  errors,
  onChoose,
  onEntry,
  onSave,
  onLeave,
  onEdit,
  onDelete,
}: AddressChoiceProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const addressLine = useAddressLine();
  const fields = addressForm(country);
  const own = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const error = errors[`address-${name}`];
      return error === undefined ? [] : [[name, error]];
    }),
  );
  const form = (asked: readonly AddressField[]) => (
    <AddressForm
      prefix="address-"
      entry={entry}
      asked={asked}
      provinces={provinces}
      errors={own}
      onChange={onEntry}
      onLeave={onLeave}
    />
  );
  const typed = (
    <div className={css.typed}>
      {form(fields)}
      <Checkbox
        label={_('address.keep-it')}
        checked={save}
        onChange={(event) => onSave(event.target.checked)}
      />
    </div>
  );
  const cardOf = (address: Address): RadioCard => {
    const missing = missingOf(country, address);
    return {
      value: String(address.id),
      title: address.recipientName || _('address.nameless'),
      note: (
        <>
          {addressLine(address)}
          <span className={css.phone}>{groupPhone(address.phone, country.phone)}</span>
        </>
      ),
      ...(missing.length > 0 && { trailing: <Badge tone="clay">{_('address.incomplete')}</Badge> }),
      content: (
        <div className={css.typed}>
          {missing.length > 0 && (
            <>
              <p>{_('address.complete-it')}</p>
              {form(missing)}
            </>
          )}
          <div className={css.tools}>
            <Button variant="quiet" size="s" icon={<Icon name="edit" />} onClick={() => onEdit(address)}>
              {_('address.edit')}
            </Button>
            <Button variant="quiet" size="s" icon={<Icon name="trash" />} onClick={() => onDelete(address)}>
              {_('address.delete')}
            </Button>
          </div>
        </div>
      ),
    };
  };

  if (addresses.length === 0) return typed;
  return (
    <RadioCards
      id="address-choice"
      legend={_('address.which')}
      legendHidden
      value={chosen}
      onChange={onChoose}
      error={errors['address-choice']}
      options={[...addresses.map(cardOf), { value: newAddress, title: _('address.new'), content: typed }]}
    />
  );
};
