import type { FormField } from '@caravan/country';
import type { ReactNode } from 'react';
import { FieldControl, type FieldControlProps } from './field-control.tsx';
import css from './form-fields.module.css';
import type { FormErrors } from './use-form-errors.ts';
import type { FormValues } from './use-form.ts';

/** Draws a kind of field that needs more than itself: places come from the server. */
export type DrawField = (props: FieldControlProps) => ReactNode;

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
  /** How a kind is drawn here, where not as everywhere. */
  readonly draw?: Readonly<Partial<Record<FormField['kind'], DrawField>>>;
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
  draw = {},
  extras = {},
}: FormFieldsProps) => (
  <div className={css.form}>
    {fields.map((field) => {
      const { name, kind, width } = field;
      const props: FieldControlProps = {
        field,
        id: `${prefix}${name}`,
        value: values[name] ?? '',
        error: errors[name],
        extras: extras[name],
        onChange: (value) => onChange(name, value),
        onLeave: (value) => onLeave(name, value),
      };
      const drawn = draw[kind];
      return (
        <div key={name} className={css[width]}>
          {drawn ? drawn(props) : <FieldControl {...props} />}
        </div>
      );
    })}
  </div>
);
