import { useState, type KeyboardEvent } from 'react';
import type { SelectOption } from '../select/select.tsx';
import type { ComboboxProps } from './combobox.tsx';
import { matchingOptions, meantOption } from './matching-options.ts';

const nothing = -1;

/** What is typed, shown and chosen in an input with a list of what matches. */
export interface SearchableListState {
  /** The text of the input. */
  readonly text: string;
  /** Whether it was typed, and is no option chosen so far. */
  readonly isTyped: boolean;
  readonly open: boolean;
  /** What matches, while the list is open. */
  readonly shown: readonly SelectOption[];
  /** The place of the active option among those; -1 where none is. */
  readonly active: number;
  readonly choose: (option: SelectOption) => void;
  /** Opens the list at what is chosen. */
  readonly unfold: () => void;
  readonly type: (text: string, byHand: boolean) => void;
  readonly press: (event: KeyboardEvent) => void;
  /** Takes what was typed at its word; gives what is chosen then. */
  readonly leave: () => string;
}

/**
 * Behaviour of a combobox whose list is filtered by what is typed, as of the ARIA pattern: arrows move and open, Enter chooses, Escape
 * goes back to what was chosen. What is typed and left counts as the option that it names; what is no option stays to be seen.
 */
export const useSearchableList = ({
  options,
  value,
  onChange,
  fold,
  list: of = '',
}: Pick<ComboboxProps, 'options' | 'value' | 'onChange' | 'fold' | 'list'>): SearchableListState => {
  const chosen = options.find((option) => option.value === value);
  const [text, setText] = useState<{ readonly typed: string; readonly of: string } | null>(null);
  const typed = text?.of === of ? text.typed : null;
  const setTyped = (now: string | null) => setText(now === null ? null : { typed: now, of });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(nothing);
  const shown = open ? matchingOptions(options, typed ?? '', fold) : [];
  const activeOption = shown[active];

  const close = () => {
    setOpen(false);
    setActive(nothing);
  };
  const choose = (option: SelectOption | undefined): string => {
    close();
    setTyped(null);
    if (option && option.value !== value) onChange(option.value);
    return option?.value ?? value;
  };
  const settle = (said: string | null): string => {
    const meant = said === null ? chosen : meantOption(options, said, fold);
    if (meant || said === null) return choose(meant ?? undefined);
    close();
    if (said.trim() === '') setTyped(null);
    if (value !== '') onChange('');
    return '';
  };
  const unfold = (place: number) => {
    setOpen(true);
    setActive(place);
  };
  const move = (by: 1 | -1) => {
    const last = shown.length - 1;
    if (open && by > 0) return setActive(active < last ? active + 1 : 0);
    if (open) return setActive(active > 0 ? active - 1 : last);
    const all = matchingOptions(options, typed ?? '', fold);
    const place = chosen && typed === null ? all.indexOf(chosen) : nothing;
    unfold(place === nothing ? (by > 0 ? 0 : all.length - 1) : place);
  };

  return {
    text: typed ?? chosen?.label ?? '',
    isTyped: typed !== null,
    open,
    shown,
    active,
    choose,
    unfold: () => {
      if (!open) unfold(chosen && typed === null ? options.indexOf(chosen) : nothing);
    },
    type: (now, byHand) => {
      setTyped(now);
      if (byHand) unfold(nothing);
      else settle(now);
    },
    press: (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (open && event.key === 'Enter') {
        event.preventDefault();
        if (activeOption?.disabled) return;
        if (activeOption) choose(activeOption);
        else settle(typed);
      } else if (open && event.key === 'Escape') {
        event.preventDefault();
        choose(chosen);
      }
    },
    leave: () => settle(typed),
  };
};
