import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './error-summary.module.css';

export interface FieldFault {
  /** Id of the field to go to; without it the fault belongs to no one field. */
  field?: string | undefined;
  /** The same words as beside the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** "Please check the form". */
  title: ReactNode;
  errors: readonly FieldFault[];
}

const goTo = (event: MouseEvent, id: string) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
};

/**
 * What is wrong with a form that was sent, above its heading. It is read out when it appears; give it the focus (`ref`)
 * after sending. Each line leads to its field. Nothing while there is no error.
 */
export const ErrorSummary = ({ title, errors, className, ...rest }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div role="alert" tabIndex={-1} {...rest} className={classNames(css.summary, className)}>
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
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
