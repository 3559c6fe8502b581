import type { Region } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { Unreachable } from '../../shared/fetched/unreachable.tsx';
import type { FieldControlProps } from '../../shared/form/field-control.tsx';
import { PlaceField } from '../../shared/form/place-field.tsx';
import { useDistricts } from '../../shared/form/use-districts.ts';

/** The district of a home address: any of the chosen province. */
export const HomeDistrict = ({ province, ...field }: FieldControlProps & { readonly province: string }) => {
  const { _ } = useLingui();
  const districts = useDistricts(province, 'all');
  const placeholders = {
    absent: _('register.province-first'),
    loading: _('shell.loading'),
    ready: _('address.choose'),
    unreachable: _('address.choose'),
  };
  return (
    <>
      <PlaceField
        {...field}
        places={districts.value}
        list={province}
        busy={districts.state === 'loading'}
        placeholder={placeholders[districts.state]}
      />
      {districts.state === 'unreachable' && <Unreachable onAgain={districts.again} />}
    </>
  );
};

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
