import type { FormField } from '@caravan/country';
import type { ReactNode } from 'react';
import { FieldControl, type FieldControlProps } from './field-control.tsx';
import css from './form-fields.module.css';
import type { FormErrors } from './use-form-errors.ts';
import type { FormValues } from './use-form.ts';

export interface FormFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  /** What is wrong, in words, by field. */
  readonly errors: FormErrors;
  /** Begins the ids of the fields, so that an error summary can lead to them: `address-`. */
  readonly prefix: string;
  readonly onChange: (field: string, value: string) => void;
  /** A field was left, with this in it: the time to judge it. */
  readonly onLeave: (field: string, value: string) => void;
  /** Draws fields that need more than themselves: places come from the server. Null leaves a field to be drawn as everywhere. */
  readonly renderField?: (props: FieldControlProps) => ReactNode;
  /** What single fields have besides: their own grouping, a mark behind them. */
  readonly extras?: Readonly<Record<string, FieldControlProps['extras']>>;
}

/** The fields of any form, drawn from their descriptions (CHK-3, PAY-2, REG-2). */
export const FormFields = ({
  fields,
  values,
  errors,
  prefix,
  onChange,
  onLeave,
  renderField,
  extras = {},
}: FormFieldsProps) => (
  <div className={css.form}>
    {fields.map((field) => {
      const { name, width } = field;
      const props: FieldControlProps = {
        field,
        id: `${prefix}${name}`,
        value: values[name] ?? '',
        error: errors[name],
        extras: extras[name],
        onChange: (value) => onChange(name, value),
        onLeave: (value) => onLeave(name, value),
      };
      return (
        <div key={name} className={css[width]}>
          {renderField?.(props) ?? <FieldControl {...props} />}
        </div>
      );
    })}
  </div>
);
