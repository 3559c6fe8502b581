import type { Region } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import type { FieldControlProps } from '../../shared/form/field-control.tsx';
import { PlaceField } from '../../shared/form/place-field.tsx';

/** A country of the world, by its two letters (REG-9). */
export const WorldCountry = ({
  countries,
  value,
  onChange,
  onLeave,
  ...field
}: FieldControlProps & { readonly countries: readonly (Region & { readonly code: string })[] }) => {
  const { _ } = useLingui();
  const idOf = (code: string): string => String(countries.find((each) => each.code === code)?.id ?? '');
  const codeOf = (id: string): string => countries.find((each) => String(each.id) === id)?.code ?? '';
  return (
    <PlaceField
      {...field}
      value={idOf(value)}
      places={countries}
      placeholder={_('address.choose')}
      onChange={(id) => onChange(codeOf(id))}
      onLeave={(id) => onLeave(codeOf(id))}
    />
  );
};
