import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFailedTitle } from '../document/use-failed-title.ts';

/** What is wrong, in words, by field. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormErrorsOptions<Values> {
  /** All that is wrong with what is filled in, in the order of the page. */
  readonly validate: (values: Values) => FormErrors;
  /** What stands in a field, to tell whether it was changed. */
  readonly valueOf: (values: Values, field: string) => unknown;
}

export interface FormErrorsState<Values> {
  readonly errors: FormErrors;
  /** Of what was wrong when the form was last sent, what still is, in that order: for the summary. */
  readonly uncorrected: readonly string[];
  /** The summary: it takes the focus when a form comes back with errors. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** A field was left with these values in the form: the time to judge it. */
  readonly leave: (field: string, values: Values) => void;
  /** Values changed. A field complains no longer as soon as it is mended, while it is still being typed in. */
  readonly follow: (before: Values, now: Values) => void;
  /** The form was sent, and this is wrong by ourselves or the server; nothing is when it is empty. */
  readonly show: (found: FormErrors) => void;
  /** Nothing is said any more: another form stands there. */
  readonly clear: () => void;
}

/** The errors of any form: judged when a field is left and when the form is sent, gone when they are mended. */
export const useFormErrors = <Values>({
  validate,
  valueOf,
}: FormErrorsOptions<Values>): FormErrorsState<Values> => {
  const [errors, setErrors] = useState<FormErrors>({});
  const [told, setTold] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const uncorrected = told.filter((field) => errors[field] !== undefined);
  useFailedTitle(uncorrected.length > 0);
  /** Whether it is we who take the focus from a field: what the server says of it would be judged away at once. */
  const moving = useRef(false);
  useEffect(() => {
    if (sent === 0) return;
    moving.current = true;
    summary.current?.focus();
    moving.current = false;
  }, [sent]);

  return {
    errors,
    uncorrected,
    summary,
    leave: (field, values) => {
      if (moving.current) return;
      const found = validate(values)[field];
      setErrors(({ [field]: _before, ...others }) =>
        found === undefined ? others : { ...others, [field]: found },
      );
    },
    follow: (before, now) => {
      if (Object.keys(errors).length === 0) return;
      const found = validate(now);
      setErrors((known) =>
        Object.fromEntries(
          Object.entries(known).flatMap(([field, text]) => {
            const left = valueOf(now, field) === valueOf(before, field) ? text : found[field];
            return left === undefined ? [] : [[field, left]];
          }),
        ),
      );
    },
    show: (found) => {
      setErrors(found);
      setTold(Object.keys(found));
      if (Object.keys(found).length > 0) setSent((times) => times + 1);
    },
    clear: () => {
      setErrors({});
      setTold([]);
    },
  };
};
