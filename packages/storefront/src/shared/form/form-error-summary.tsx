import { ErrorSummary } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { FormErrorsState } from './use-form-errors.ts';

export interface FormErrorSummaryProps {
  readonly state: Pick<FormErrorsState<never>, 'errors' | 'uncorrected' | 'summary'>;
  /** Begins the ids of the fields. */
  readonly prefix?: string;
  /** Names of the fields whose errors do not say of which they are. */
  readonly names?: Readonly<Record<string, string>>;
  /** What it says above the list, where not "please check". */
  readonly title?: string | undefined;
}

/** What was wrong when the form was sent and still is, each line a way to its field (REG-5). */
export const FormErrorSummary = ({
  state: { errors, uncorrected, summary },
  prefix = '',
  names = {},
  title,
}: FormErrorSummaryProps) => {
  const { _, i18n } = useLingui();
  const lineOf = (field: string): string => {
    const [name, error = ''] = [names[field], errors[field]];
    if (name === undefined || namesIt(error, name, i18n.locale)) return error;
    // What is asked by a question is followed by a colon alone.
    return _('form.error-of', { name: name.replace(/\?$/, ''), error });
  };
  return (
    <ErrorSummary
      ref={summary}
      title={title ?? _('form.check')}
      errors={uncorrected.map((field) => ({ field: `${prefix}${field}`, message: lineOf(field) }))}
    />
  );
};

/** Whether an error says by itself which field it is about: its name stands there as words of their own. */
const namesIt = (error: string, name: string, locale: string): boolean => {
  const wordsOf = (text: string): string =>
    ` ${text
      .toLocaleLowerCase(locale)
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `;
  return wordsOf(error).includes(wordsOf(name));
};
