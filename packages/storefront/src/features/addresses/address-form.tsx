import type { Region } from '@caravan/contract';
import { TextField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useShop } from '../../shared/shop.tsx';
import type { AddressEntry, AddressField } from './address-entry.ts';
import css from './address-form.module.css';
import { PlaceField } from './place-field.tsx';
import { groupPhone } from './write-phone.ts';
import { useDistricts } from './use-districts.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface AddressFormProps {
  readonly entry: AddressEntry;
  /** The fields to show: all of a new address, or what a saved one lacks. */
  readonly asked: readonly AddressField[];
  readonly provinces: readonly Region[];
  /** What is wrong, in words, by field. */
  readonly faults: Readonly<Partial<Record<AddressField, string>>>;
  readonly onChange: (entry: AddressEntry) => void;
  /** A field was left, with this in the form: the time to judge it. */
  readonly onLeave?: (field: AddressField, entry: AddressEntry) => void;
  /** Begins the ids of the fields, so that an error summary can lead to them. */
  readonly prefix: string;
}

/** Fields of an address, those that are asked for (CHK-3). A changed province empties the district. */
export const AddressForm = ({
  entry,
  asked,
  provinces,
  faults,
  onChange,
  onLeave,
  prefix,
}: AddressFormProps) => {
  const { _ } = useLingui();
  const { phone } = useShop().country;
  const placeNames = usePlaceNames();
  const districts = useDistricts(asked.includes('district') ? entry.province : '');
  const common = (field: AddressField) => ({
    id: `${prefix}-${field}`,
    error: faults[field],
    required: true,
  });
  const text = (field: AddressField) => ({
    ...common(field),
    value: entry[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...entry, [field]: event.target.value }),
    onBlur: () => onLeave?.(field, entry),
  });
  const province = (id: string) => (id === entry.province ? entry : { ...entry, province: id, district: '' });
  const fields: Readonly<Record<AddressField, ReactNode>> = {
    recipientName: (
      <TextField
        label={_('address.recipient')}
        autoComplete="shipping name"
        maxLength={120}
        {...text('recipientName')}
      />
    ),
    province: (
      <PlaceField
        {...common('province')}
        label={placeNames.province}
        autoComplete="shipping address-level1"
        placeholder={_('address.choose')}
        places={provinces}
        value={entry.province}
        onChange={(id) => onChange(province(id))}
        onLeave={(id) => onLeave?.('province', province(id))}
      />
    ),
    district: (
      <PlaceField
        // Of another province there is nothing typed yet.
        key={entry.province}
        {...common('district')}
        label={placeNames.district}
        autoComplete="shipping address-level2"
        placeholder={
          entry.province === ''
            ? _('address.choose-first', { name: placeNames.province })
            : _('address.choose')
        }
        places={districts ?? []}
        disabled={districts === null}
        value={entry.district}
        onChange={(district) => onChange({ ...entry, district })}
        onLeave={(district) => onLeave?.('district', { ...entry, district })}
      />
    ),
    city: (
      <TextField
        label={_('address.city')}
        autoComplete="shipping address-level3"
        maxLength={120}
        {...text('city')}
      />
    ),
    street: (
      <TextField
        label={_('address.street')}
        autoComplete="shipping street-address"
        maxLength={250}
        {...text('street')}
      />
    ),
    phone: (
      <TextField
        label={_('address.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        placeholder={`+${phone.callingCode} ${phone.example}`}
        maxLength={32}
        {...text('phone')}
        onBlur={() => {
          const grouped = { ...entry, phone: groupPhone(entry.phone, phone) };
          onChange(grouped);
          onLeave?.('phone', grouped);
        }}
      />
    ),
    email: (
      <TextField
        label={_('address.email')}
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        maxLength={254}
        {...text('email')}
      />
    ),
  };
  return (
    <div className={css.form}>
      {asked.map((field) => (
        <div key={field} className={field === 'recipientName' ? css.wide : undefined}>
          {fields[field]}
        </div>
      ))}
    </div>
  );
};
