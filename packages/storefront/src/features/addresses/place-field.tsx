import type { Region } from '@caravan/contract';
import { foldForSearch } from '@caravan/i18n';
import { Combobox, Select, type ComboboxProps } from '@caravan/ui';
import { useLingui } from '@lingui/react';

/** So many places are seen at a glance; more are better found by typing. */
const atAGlance = 12;

export interface PlaceFieldProps extends Omit<ComboboxProps, 'options' | 'fold' | 'countText'> {
  /** In the order of the language. */
  readonly places: readonly Region[];
}

/** A province or a district, chosen from a list, or from a long one by a part of its name in any spelling (CHK-3, SHOP-3). */
export const PlaceField = ({ places, placeholder = '', onChange, onLeave, ...rest }: PlaceFieldProps) => {
  const { _ } = useLingui();
  const options = places.map(({ id, name }) => ({ value: String(id), label: name }));
  if (places.length <= atAGlance)
    return (
      <Select
        {...rest}
        {...{ options, placeholder }}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => onLeave?.(target.value)}
      />
    );
  return (
    <Combobox
      {...rest}
      {...{ options, placeholder, onChange, onLeave }}
      fold={foldForSearch}
      countText={(count) => _('address.found', { count })}
    />
  );
};
