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
  readonly title?: string;
}

/** What was wrong when the form was sent and still is, each line a way to its field (REG-5). */
export const FormErrorSummary = ({
  state: { errors, uncorrected, summary },
  prefix = '',
  names = {},
  title,
}: FormErrorSummaryProps) => {
  const { _ } = useLingui();
  return (
    <ErrorSummary
      ref={summary}
      title={title ?? _('form.check')}
      errors={uncorrected.map((field) => {
        const [name, error = ''] = [names[field], errors[field]];
        return {
          field: `${prefix}${field}`,
          // What is asked by a question is followed by a colon alone.
          message: name === undefined ? error : _('form.error-of', { name: name.replace(/\?$/, ''), error }),
        };
      })}
    />
  );
};
