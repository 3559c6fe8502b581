import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './field.module.css';

/** What every field can say about itself. */
export interface FieldWords {
  /** Always above the field, never only a placeholder. */
  label: ReactNode;
  /** Seen by assistive technology only, where the place makes it plain (a search in the header). */
  labelHidden?: boolean | undefined;
  /** After the label, lighter: "(optional)". */
  mark?: ReactNode;
  /** Under the label: an example, where the number is printed. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: ReactNode;
}

interface FieldProps extends FieldWords {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  /** After the control, at its far end: a counter. */
  note?: ReactNode;
}

/** The ids that tie a control to its hint, note and error, and whether it is invalid. */
export const described = (
  id: string,
  { hint, error, note }: { hint?: ReactNode; error?: ReactNode; note?: ReactNode },
) => ({
  'aria-describedby': classNames(
    hint ? `${id}-hint` : '',
    error ? `${id}-error` : '',
    note ? `${id}-note` : '',
  ),
  'aria-invalid': error ? true : undefined,
});

/** The frame round one control: label above, hint, then the control, then what is wrong. */
export const Field = ({
  id,
  label,
  labelHidden,
  mark,
  hint,
  error,
  note,
  className,
  children,
}: FieldProps) => {
  const words = (
    <>
      {label}
      {mark && <span className={css.mark}> {mark}</span>}
    </>
  );
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id} className={labelHidden ? undefined : css.label}>
        {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      {note && (
        <p id={`${id}-note`} className={classNames(css.hint, css.note)}>
          {note}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
};

/** The line under a control that says what is wrong; nothing when nothing is. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p id={`${id}-error`} className={css.error}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  ) : null;
