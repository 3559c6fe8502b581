import type { ComponentProps } from 'react';
import { Select, type SelectOption, type SelectProps } from '../select/select.tsx';
import { SearchableList } from './searchable-list.tsx';
import { useTouch } from './use-touch.ts';

export interface ComboboxProps
  extends
    Pick<SelectProps, 'label' | 'labelHidden' | 'mark' | 'hint' | 'error'>,
    Pick<
      ComponentProps<'input'>,
      'id' | 'name' | 'autoComplete' | 'required' | 'disabled' | 'className' | 'aria-busy' | 'aria-disabled'
    > {
  /** All there are, in their order; what is typed leaves those that hold it. */
  options: readonly SelectOption[];
  /** Names the list that the options are: what was typed into another one is dropped. */
  list?: string | undefined;
  /** The field got the focus: the time to fetch the options. */
  onFocus?: (() => void) | undefined;
  /** The chosen value; `''` while none is. */
  value: string;
  /** Called with the value of an option, or `''` when what was typed is none of them. */
  onChange: (value: string) => void;
  /** What to choose, while nothing is chosen or typed. */
  placeholder?: string | undefined;
  /** Brings the spellings of a name together; `foldForSearch` of `@caravan/i18n`. */
  fold: (text: string) => string;
  /** How many options match what was typed, in words: names the list, is read out, and is seen when there are none. */
  countText: (count: number) => string;
  /** The field was left, with this value: the time to judge it. */
  onLeave?: ((value: string) => void) | undefined;
}

/**
 * One of many, found by typing a part of its name: the pattern "editable combobox with list autocomplete" of the ARIA
 * practices. Down and Up move, Enter takes, Escape closes; leaving takes what can only be meant. On a touch screen it is a
 * `Select`.
 */
export const Combobox = (props: ComboboxProps) => {
  const touch = useTouch();
  if (!touch) return <SearchableList {...props} />;
  const { fold: _fold, countText: _countText, list: _list, onChange, onLeave, ...rest } = props;
  return (
    <Select
      {...rest}
      placeholder={props.placeholder ?? ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => onLeave?.(target.value)}
    />
  );
};
