import type { ApiError } from '@caravan/api-client';
import { useState } from 'react';
import { useHydrated } from '../loading/use-hydrated.ts';
import { isRecord } from '../storage/is-record.ts';
import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';
import type { StorageKey } from '../storage/storage-keys.ts';
import { without } from '../without.ts';
import { useFormErrors, type FormErrors, type FormErrorsState } from './use-form-errors.ts';

/** Where what is typed survives a reload: only what differs from what the form began with, the rest may have changed meanwhile. */
export interface KeptForm {
  readonly storage: StorageAdapter;
  readonly key: StorageKey;
  /** Id of what the form is about, where that is one of several. */
  readonly about?: string;
  /** Fields that are not kept: secrets. */
  readonly except?: readonly string[];
  /** Fields that begin with what was typed last into those of the same name about something else: one person fills them all in. */
  readonly shared?: readonly string[];
}

/** What is typed into a form, by field. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormOptions<Values extends FormValues> {
  readonly first: Values;
  /** As of `FormErrorsOptions`. */
  readonly validate: (values: Values, at?: string) => FormErrors;
  readonly judgedWith?: Readonly<Record<string, readonly string[]>>;
  /** Left out, what is typed lives with the page only (a card does: PAY-1). */
  readonly kept?: KeptForm | undefined;
}

export interface Form<Values extends FormValues> extends Omit<FormErrorsState<Values>, 'follow' | 'leave'> {
  readonly values: Values;
  /** A field was left with these values in the form: the time to judge it. */
  readonly leave: (field: string, values: Values) => void;
  /** Something was typed: all values as they are now. */
  readonly change: (now: Values) => void;
  /** Whether the form may be sent; what is wrong is shown. */
  readonly accept: () => boolean;
  /** The server refused the form: what it says of fields is shown. Whether it says anything of one. */
  readonly refuse: (error: Pick<ApiError, 'fields'>) => boolean;
  /** What was kept is needed no longer. */
  readonly forget: () => void;
}

/** A form of plain fields: its values, its errors, and what survives a reload, which is there once the page is hydrated. */
export const useForm = <Values extends FormValues>({
  first,
  validate,
  judgedWith,
  kept,
}: FormOptions<Values>): Form<Values> => {
  const hydrated = useHydrated();
  const begin = () => (kept && hydrated ? keptValues(kept, first) : first);
  const [values, setValues] = useState(begin);
  const [begun, setBegun] = useState(hydrated);
  // The served page knows nothing of what is kept, and the first rendering over it is the same.
  if (hydrated && !begun) {
    setBegun(true);
    setValues(begin);
  }
  const { follow, ...errors } = useFormErrors<Values>({
    values,
    validate,
    judgedWith,
    valueOf: (all, field) => all[field],
  });
  const set = (now: Values) => {
    setValues(now);
    if (kept) keep(kept, now, first);
  };
  return {
    ...errors,
    values,
    change: (now) => {
      set(now);
      follow(values, now);
    },
    leave: (field, now) => {
      set(now);
      errors.leave(field);
    },
    accept: () => {
      const found = validate(values);
      errors.show(found);
      return Object.keys(found).length === 0;
    },
    refuse: ({ fields }) => {
      const said = Object.keys(first).flatMap((name) => {
        const [text] = fields[name] ?? [];
        return text === undefined ? [] : [[name, text] as const];
      });
      if (said.length > 0) errors.show(Object.fromEntries(said));
      return said.length > 0;
    },
    forget: () => kept && forget(kept),
  };
};

/** What was kept over `first`: what is no text, or of no field, is passed over. */
const keptValues = <Values extends FormValues>(kept: KeptForm, first: Values): Values => {
  const { about = '', shared = [] } = kept;
  const all = allKept(kept);
  const last = Object.values(all).at(-1);
  const found = Object.hasOwn(all, about) ? all[about] : isRecord(last) ? picked(last, shared) : null;
  if (!isRecord(found)) return first;
  return {
    ...first,
    ...Object.fromEntries(
      Object.entries(found).filter(([name, value]) => name in first && typeof value === 'string'),
    ),
  };
};

const picked = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

const keep = (kept: KeptForm, values: FormValues, first: FormValues): void => {
  const { about = '', except = [] } = kept;
  const typed = Object.entries(values).filter(
    ([name, value]) => value !== first[name] && !except.includes(name),
  );
  // What was typed last stands last.
  const others = without(allKept(kept), about);
  write(kept, typed.length > 0 ? { ...others, [about]: Object.fromEntries(typed) } : others);
};

/** What was shared is done with everywhere: it would come back from there. */
const forget = (kept: KeptForm): void =>
  write(kept, kept.shared ? {} : without(allKept(kept), kept.about ?? ''));

const write = ({ storage, key }: KeptForm, all: Readonly<Record<string, unknown>>): void =>
  storage.write(key, Object.keys(all).length > 0 ? JSON.stringify(all) : null);

/** What is kept under the key, by what it is about. */
const allKept = ({ storage, key }: KeptForm): Readonly<Record<string, unknown>> =>
  readJson(storage, key, (found) => (isRecord(found) ? found : null)) ?? {};
