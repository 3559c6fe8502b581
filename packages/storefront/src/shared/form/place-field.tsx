import type { Region } from '@caravan/contract';
import { foldForSearch } from '@caravan/i18n';
import { Combobox, Select } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFieldProps, type FieldControlProps } from './field-control.tsx';

/** So many places are seen at a glance; more are better found by typing. */
const atAGlance = 12;

export interface PlaceFieldProps extends FieldControlProps {
  /** In the order of the language; null while there is nothing to choose from. */
  readonly places: readonly Region[] | null;
  /** Names the list: what was typed into another one is dropped. */
  readonly list?: string;
  /** What stands there while nothing is chosen; why nothing can be, if so. */
  readonly placeholder: string;
  readonly busy?: boolean;
}

/**
 * A province or a district, chosen from a list, or from a long one by a part of its name in any spelling (CHK-3, SHOP-3). While
 * there is nothing to choose from it can be reached all the same: a Tab that is quicker than the list does not go past it.
 */
export const PlaceField = ({
  places,
  list = '',
  placeholder,
  busy = false,
  field,
  id,
  value,
  error,
  onChange,
  onLeave,
}: PlaceFieldProps) => {
  const { _ } = useLingui();
  const common = useFieldProps({ field, id, error });
  const [long, setLong] = useState(places !== null && places.length > atAGlance);
  if (places !== null && long !== places.length > atAGlance) setLong(places.length > atAGlance);
  const held = useRef(false);
  const drawn = useRef(long);
  // The list turned out to be a long one, or none: another control takes the place of the one that had the focus.
  useLayoutEffect(() => {
    if (held.current && drawn.current !== long) document.getElementById(id)?.focus();
    drawn.current = long;
  }, [long, id]);

  const options = (places ?? []).map(({ id: place, name }) => ({ value: String(place), label: name }));
  const state = {
    'aria-busy': busy || undefined,
    'aria-disabled': places === null || undefined,
    onFocus: () => {
      held.current = true;
    },
  };
  const leave = (chosen: string) => {
    held.current = false;
    if (places !== null) onLeave(chosen);
  };
  return long ? (
    <Combobox
      {...common}
      {...state}
      {...{ options, placeholder, value, list, onChange }}
      onLeave={leave}
      fold={foldForSearch}
      countText={(count) => _('address.found', { count })}
    />
  ) : (
    <Select
      {...common}
      {...state}
      {...{ options, placeholder, value }}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => leave(target.value)}
    />
  );
};
