import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFailedTitle } from '../document/page-title.ts';
import { without } from '../without.ts';
import { useReleased } from './use-released.ts';

/** What is wrong, in words, by field. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormErrorsOptions<Values> {
  /** What is filled in now. */
  readonly values: Values;
  /**
   * All that is wrong with what is filled in, in the order of the page. `at`: the field that is being filled in or was just left, where
   * one is: what only the fields after it can mend is not wrong with it yet.
   */
  readonly validate: (values: Values, at?: string) => FormErrors;
  /** What stands in a field, to tell whether it was changed. */
  readonly valueOf: (values: Values, field: string) => unknown;
  /** The other fields by which a field is judged. */
  readonly judgedWith?: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface FormErrorsState<Values> {
  readonly errors: FormErrors;
  /** Of what was wrong when the form was last sent, what still is, in that order: for the summary. */
  readonly uncorrected: readonly string[];
  /** The summary: it takes the focus when a form comes back with errors. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** A field was left: the time to judge it, once the press that took the focus from it is over. */
  readonly leave: (field: string) => void;
  /** Values changed. A field complains no longer as soon as it is mended, while it is still being typed in. */
  readonly follow: (before: Values, now: Values) => void;
  /** The form was sent, and this is wrong by ourselves or the server; nothing is when it is empty. */
  readonly show: (found: FormErrors) => void;
  /** Nothing is said any more: another form stands there. */
  readonly clear: () => void;
}

/** The errors of any form: judged when a field is left and when the form is sent, gone when they are mended. */
export const useFormErrors = <Values>({
  values,
  validate,
  valueOf,
  judgedWith = {},
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

  const [left, setLeft] = useState<readonly string[]>([]);
  const whenReleased = useReleased();
  const judgeLeft = useEffectEvent(() => {
    const found = left.map((field) => [field, validate(values, field)[field]] as const);
    setErrors((known) =>
      found.reduce<FormErrors>(
        (all, [field, text]) => (text === undefined ? without(all, field) : { ...all, [field]: text }),
        known,
      ),
    );
    setLeft([]);
  });
  const wait = useEffectEvent(() => whenReleased(() => judgeLeft()));
  useEffect(() => (left.length > 0 ? wait() : undefined), [left]);

  return {
    errors,
    uncorrected,
    summary,
    leave: (field) => {
      if (!moving.current) setLeft((others) => [...others, field]);
    },
    follow: (before, now) => {
      const changed = (field: string) => valueOf(now, field) !== valueOf(before, field);
      const stillWrong = (field: string, text: string): string | undefined => {
        if (changed(field)) return validate(now, field)[field];
        return judgedWith[field]?.some(changed) ? validate(now)[field] : text;
      };
      setErrors((known) =>
        Object.fromEntries(
          Object.entries(known).flatMap(([field, text]) => {
            const said = stillWrong(field, text);
            return said === undefined ? [] : [[field, said]];
          }),
        ),
      );
    },
    show: (found) => {
      setLeft([]);
      setErrors(found);
      setTold(Object.keys(found));
      if (Object.keys(found).length > 0) setSent((times) => times + 1);
    },
    clear: () => {
      setLeft([]);
      setErrors({});
      setTold([]);
    },
  };
};
