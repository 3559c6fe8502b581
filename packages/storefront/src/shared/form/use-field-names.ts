import type { FormField } from '@caravan/country';
import { useFieldWords } from './use-field-words.ts';

/** The labels of fields by the ids' ends, for the summary of what is wrong: its lines stand away from the fields. */
export const useFieldNames = (): ((
  fields: readonly FormField[],
  prefix?: string,
) => Readonly<Record<string, string>>) => {
  const words = useFieldWords();
  return (fields, prefix = '') =>
    Object.fromEntries(fields.map((field) => [`${prefix}${field.name}`, words(field).label]));
};
