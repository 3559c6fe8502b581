/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- a datalist can be neither styled nor asked what was chosen; the keys are the input's */
import { useId, useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { described, Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './combobox.module.css';
import type { ComboboxProps } from './combobox.tsx';
import { matchingOptions, meantOption } from './matching-options.ts';

const nothing = -1;

/** The input and its list of what matches. */
export const SearchableList = ({
  label,
  labelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  fold,
  countText,
  className,
  onLeave,
  onFocus,
  list: of = '',
  id: givenId,
  ...rest
}: ComboboxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const list = `${id}-list`;
  const chosen = options.find((option) => option.value === value);
  const [text, setText] = useState<{ readonly typed: string; readonly of: string } | null>(null);
  const typed = text?.of === of ? text.typed : null;
  const setTyped = (now: string | null) => setText(now === null ? null : { typed: now, of });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(nothing);
  const shown = open ? matchingOptions(options, typed ?? '', fold) : [];
  const activeOption = shown[active];

  const choose = (option: { readonly value: string } | undefined): string => {
    setOpen(false);
    setActive(nothing);
    setTyped(null);
    if (option && option.value !== value) onChange(option.value);
    return option?.value ?? value;
  };
  /** Takes what was typed at its word and gives what is chosen then; what is no option stays to be seen. */
  const settle = (said: string | null): string => {
    const meant = said === null ? chosen : meantOption(options, said, fold);
    if (meant || said === null) return choose(meant ?? undefined);
    setOpen(false);
    setActive(nothing);
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
  const press = (event: KeyboardEvent) => {
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
  };

  return (
    <Field {...{ id, label, labelHidden, mark, hint, error, className }}>
      <span className={classNames(control.box, css.root)}>
        <input
          {...described(id, { hint, error })}
          {...rest}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? list : undefined}
          aria-activedescendant={activeOption ? `${list}-${active}` : undefined}
          spellCheck={false}
          className={classNames(control.control, control.withTrailing, css.input)}
          value={typed ?? chosen?.label ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            // Filled in by the browser, not by hand.
            if (target.ownerDocument.activeElement === target) unfold(nothing);
            else settle(target.value);
          }}
          onFocus={({ target }) => {
            onFocus?.();
            target.select();
          }}
          onClick={() => {
            if (!open) unfold(chosen && typed === null ? options.indexOf(chosen) : nothing);
          }}
          onBlur={() => {
            const left = settle(typed);
            onLeave?.(left);
          }}
          onKeyDown={press}
        />
        <span className={classNames(control.trailing, css.arrow)}>
          <Icon name="chevron-down" />
        </span>
        {shown.length > 0 && (
          <ul
            id={list}
            role="listbox"
            aria-label={countText(shown.length)}
            className={css.list}
            // The input keeps the focus, also when the list is scrolled.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown.map((option, place) => (
              <li
                key={option.value}
                ref={place === active ? intoView : undefined}
                id={`${list}-${place}`}
                role="option"
                aria-selected={option.value === value}
                aria-disabled={option.disabled || undefined}
                data-active={place === active || undefined}
                lang={option.lang}
                className={css.option}
                // The input keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (!option.disabled) choose(option);
                }}
              >
                {option.label}
              </li>
            ))}
          </ul>
        )}
        {open && shown.length === 0 && (
          <span aria-hidden className={classNames(css.list, css.none)}>
            {countText(0)}
          </span>
        )}
        <VisuallyHidden role="status">{open && typed !== null ? countText(shown.length) : ''}</VisuallyHidden>
      </span>
    </Field>
  );
};

const intoView = (element: HTMLElement | null): void => {
  // A document without a screen cannot scroll.
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
};
