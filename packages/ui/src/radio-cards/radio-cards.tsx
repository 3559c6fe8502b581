/* oxlint-disable jsx-a11y/role-supports-aria-props -- a fieldset cannot say that it is invalid, and screen readers say it of a radio */
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { described, FieldError } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './radio-cards.module.css';

/** One of the ways to choose from. */
export interface RadioCard {
  value: string;
  title: ReactNode;
  /** Smaller, under the title: how long, where, when. */
  note?: ReactNode;
  /** At the far end: what it costs. */
  trailing?: ReactNode;
  disabled?: boolean | undefined;
  /** Under the card's words while it is chosen: an address to mend, opening hours. Not part of its name. */
  content?: ReactNode;
}

export interface RadioCardsProps {
  /** The question. */
  legend: ReactNode;
  /** The question is already the heading above. */
  legendHidden?: boolean | undefined;
  /** In their order; one that cannot be chosen stays, with its reason as `note`. */
  options: readonly RadioCard[];
  /** The chosen value; `''` or nothing while none is. */
  value?: string | undefined;
  /** Called with the value of the card that was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** Name of the group in the form; made up when left out. */
  name?: string | undefined;
  /** Id of the radio that Tab leads to, the chosen one or else the first: an error summary leads there too. */
  id?: string | undefined;
  /** Under the question: what to compare. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; ties itself to the group. */
  error?: ReactNode;
  /** Goes to the `<fieldset>`. */
  className?: string | undefined;
}

/** One choice out of a few, each a card as large as a thumb. Keys are the browser's own for radios. */
export const RadioCards = ({
  legend,
  legendHidden,
  options,
  value,
  onChange,
  name,
  id: givenId,
  hint,
  error,
  className,
}: RadioCardsProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const usable = options.filter(({ disabled }) => !disabled);
  const stop = usable.find((option) => option.value === value) ?? usable[0] ?? options[0];
  return (
    <fieldset
      className={classNames(css.group, className)}
      aria-describedby={described(id, { hint, error })['aria-describedby']}
    >
      <legend className={legendHidden ? undefined : css.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={css.note}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <div key={option.value} className={css.card}>
          <label className={css.choice}>
            <input
              type="radio"
              className={css.radio}
              id={option === stop ? id : undefined}
              aria-invalid={error ? true : undefined}
              name={name ?? ownId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <span className={css.words}>
              <span className={css.title}>{option.title}</span>
              {option.note && <span className={css.note}>{option.note}</span>}
            </span>
            {option.trailing && <span className={css.trailing}>{option.trailing}</span>}
          </label>
          {option.value === value && option.content && <div className={css.content}>{option.content}</div>}
        </div>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
};
