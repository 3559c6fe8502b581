import { useEffect, useState } from 'react';
import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';
import { useFormErrors, type FormErrors, type FormErrorsState } from './use-form-errors.ts';

/** What is typed into a form, by field. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormOptions<Values extends FormValues> {
  readonly first: Values;
  readonly validate: (values: Values) => FormErrors;
  /** Where what is typed survives a reload; left out, it lives with the page only (a card does: PAY-1). */
  readonly kept?: { readonly storage: StorageAdapter; readonly key: string } | undefined;
}

export interface Form<Values extends FormValues> extends Omit<FormErrorsState<Values>, 'follow'> {
  readonly values: Values;
  /** Something was typed: all values as they are now. */
  readonly change: (now: Values) => void;
  /** Whether the form may be sent; what is wrong is shown. */
  readonly accept: () => boolean;
  /** What was kept is needed no longer. */
  readonly forget: () => void;
}

/** A form of plain fields: its values, its errors, and what survives a reload. */
export const useForm = <Values extends FormValues>({
  first,
  validate,
  kept,
}: FormOptions<Values>): Form<Values> => {
  const [values, setValues] = useState(() => (kept ? keptValues(kept, first) : first));
  const { follow, ...errors } = useFormErrors<Values>({
    validate,
    valueOf: (all, field) => all[field],
  });
  const { storage, key } = kept ?? {};
  useEffect(() => {
    if (key !== undefined && values !== first) storage?.write(key, JSON.stringify(values));
  }, [storage, key, values, first]);
  return {
    ...errors,
    values,
    change: (now) => {
      setValues(now);
      follow(values, now);
    },
    leave: (field, now) => {
      setValues(now);
      errors.leave(field, now);
    },
    accept: () => {
      const found = validate(values);
      errors.show(found);
      return Object.keys(found).length === 0;
    },
    forget: () => storage?.write(key ?? '', null),
  };
};

/** What was kept over `first`: what is no text, or of no field, is passed over. */
const keptValues = <Values extends FormValues>(
  { storage, key }: { readonly storage: StorageAdapter; readonly key: string },
  first: Values,
): Values =>
  readJson(storage, key, (found) =>
    typeof found !== 'object' || found === null
      ? null
      : {
          ...first,
          ...Object.fromEntries(
            Object.entries(found).filter(([name, value]) => name in first && typeof value === 'string'),
          ),
        },
  ) ?? first;
