import type { Region } from '@caravan/contract';
import { addressForm, type AddressField } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { Unreachable } from '../../shared/fetched/unreachable.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { PlaceField } from '../../shared/form/place-field.tsx';
import { useDistricts } from '../../shared/form/use-districts.ts';
import { useFieldWords } from '../../shared/form/use-field-words.ts';
import { useShop } from '../../shared/shop.tsx';
import { inProvince, type AddressEntry } from './address-entry.ts';

export interface AddressFormProps {
  readonly entry: AddressEntry;
  /** The fields to show: all of a new address, or what a saved one lacks. */
  readonly asked: readonly AddressField[];
  readonly provinces: readonly Region[];
  /** What is wrong, in words, by field. */
  readonly errors: FormErrors;
  readonly onChange: (entry: AddressEntry) => void;
  /** A field was left, with this in the form: the time to judge it. */
  readonly onLeave: (field: string, entry: AddressEntry) => void;
  /** Begins the ids of the fields, so that an error summary can lead to them. */
  readonly prefix: string;
}

/** Fields of an address, those that are asked for (CHK-3). A changed province empties the district. */
export const AddressForm = ({
  entry,
  asked,
  provinces,
  errors,
  onChange,
  onLeave,
  prefix,
}: AddressFormProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const words = useFieldWords();
  const province = entry['province'] ?? '';
  const districts = useDistricts(asked.some(({ kind }) => kind === 'district') ? province : '', 'delivering');
  const provinceField = addressForm(country).find(({ kind }) => kind === 'province');
  const first = _('address.choose-first', { name: provinceField ? words(provinceField).label : '' });
  const placeholders = {
    absent: first,
    loading: _('shell.loading'),
    ready: _('address.choose'),
    unreachable: _('address.choose'),
  };
  const withValue = (field: string, value: string): AddressEntry =>
    field === 'province' ? inProvince(entry, value) : { ...entry, [field]: value };
  return (
    <FormFields
      fields={asked}
      values={entry}
      errors={errors}
      prefix={prefix}
      onChange={(field, value) => onChange(withValue(field, value))}
      onLeave={(field, value) => {
        const now = withValue(field, value);
        if (value !== (entry[field] ?? '')) onChange(now);
        onLeave(field, now);
      }}
      renderField={(props) => {
        if (props.field.kind === 'province')
          return <PlaceField {...props} places={provinces} placeholder={_('address.choose')} />;
        if (props.field.kind !== 'district') return null;
        return (
          <>
            <PlaceField
              {...props}
              places={districts.value}
              list={province}
              busy={districts.state === 'loading'}
              placeholder={placeholders[districts.state]}
            />
            {districts.state === 'unreachable' && <Unreachable onAgain={districts.again} />}
          </>
        );
      }}
    />
  );
};
