/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset is for the fields themselves */
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './error-summary.module.css';

/** What is wrong with a field, and the id by which it is found. */
export interface ErrorSummaryItem {
  /** Id of the field to go to; without it the error belongs to no one field. */
  field?: string | undefined;
  /** The same words as beside the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** "Please check the form". */
  title: ReactNode;
  /** In the order of the fields; without any, nothing is shown. */
  errors: readonly ErrorSummaryItem[];
}

/** A field that cannot be used yet waits for the one above it. */
const fieldBefore = (field: HTMLElement): HTMLElement => {
  const fields = [...document.querySelectorAll<HTMLElement>('input, select, textarea')];
  const usable = fields.slice(0, fields.indexOf(field)).filter((other) => !other.matches(':disabled'));
  return usable.at(-1) ?? field;
};

const goTo = (event: MouseEvent, id: string) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const usable = field.matches(':disabled') ? fieldBefore(field) : field;
  usable.focus();
  usable.scrollIntoView?.({ block: 'center' });
};

/**
 * What is wrong with a form that was sent, above its heading. Give it the focus (`ref`) after sending: by that it is read
 * out, once; it is no live region, which would be read a second time, and again with every field that is mended. Each line
 * leads to its field, or to the one before it while its own cannot be used. Nothing while there is no error.
 */
export const ErrorSummary = ({ title, errors, className, ...rest }: ErrorSummaryProps) => {
  const id = useId();
  return errors.length === 0 ? null : (
    <div
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}list`}
      tabIndex={-1}
      {...rest}
      className={classNames(css.summary, className)}
    >
      <p id={`${id}title`} className={css.title}>
        {title}
      </p>
      <ul id={`${id}list`} className={css.list}>
        {errors.map(({ field, message }, place) => (
          <li key={field ?? place}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
