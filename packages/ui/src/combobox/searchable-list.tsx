/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- a datalist can be neither styled nor asked what was chosen; the keys are the input's */
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { described, Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './combobox.module.css';
import type { ComboboxProps } from './combobox.tsx';
import { useSearchableList } from './use-searchable-list.ts';

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
  list: of,
  id: givenId,
  ...rest
}: ComboboxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const list = `${id}-list`;
  const { text, isTyped, open, shown, active, choose, unfold, type, press, leave } = useSearchableList({
    options,
    value,
    onChange,
    fold,
    list: of,
  });

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
          aria-activedescendant={shown[active] ? `${list}-${active}` : undefined}
          spellCheck={false}
          className={classNames(control.control, control.withTrailing, css.input)}
          value={text}
          // Filled in by the browser, not by hand, where it has no focus.
          onChange={({ target }) => type(target.value, target.ownerDocument.activeElement === target)}
          onFocus={({ target }) => {
            onFocus?.();
            target.select();
          }}
          onClick={unfold}
          onBlur={() => {
            const left = leave();
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
        <VisuallyHidden role="status">{open && isTyped ? countText(shown.length) : ''}</VisuallyHidden>
      </span>
    </Field>
  );
};

const intoView = (element: HTMLElement | null): void => {
  // A document without a screen cannot scroll.
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
};
