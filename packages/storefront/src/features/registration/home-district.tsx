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
