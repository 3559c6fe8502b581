import type { FormField } from '@caravan/country';
import { toAsciiDigits } from '@caravan/i18n';
import { Checkbox, TextField } from '@caravan/ui';
import { FittedInput, type Fitting } from '@caravan/ui/masked-input';
import { useLingui } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import { useShop } from '../shop.tsx';
import { dashedDate, dateFitting } from './date-fitting.ts';
import { maskFitting } from './mask-fitting.ts';
import { groupPhone, phoneFitting } from './phone-fitting.ts';
import { useFieldWords } from './use-field-words.ts';

export interface FieldControlProps {
  readonly field: FormField;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: (value: string) => void;
  readonly extras?:
    | {
        readonly fitting?: Fitting;
        readonly trailing?: ReactNode;
        readonly autoCapitalize?: 'characters';
      }
    | undefined;
}

/** The words and attributes that every control of a field has. */
export const useFieldProps = ({ field, id, error }: Pick<FieldControlProps, 'field' | 'id' | 'error'>) => {
  const { _ } = useLingui();
  const words = useFieldWords();
  const { label, hint } = words(field);
  return {
    id,
    label,
    // What the error says already is not said twice.
    hint: hint === error ? undefined : hint,
    error,
    required: field.required,
    mark: field.required ? undefined : _('form.optional'),
    autoComplete: field.autocomplete,
  };
};

/**
 * One field as its description says: text in groups where it has a mask, a box to tick. Secrets and places need words or data of
 * their own: who asks for them draws them (`renderField` of `FormFields`).
 */
export const FieldControl = ({
  field,
  id,
  value,
  error,
  extras = {},
  onChange,
  onLeave,
}: FieldControlProps) => {
  const { phone } = useShop().country;
  const common = useFieldProps({ field, id, error });
  const { mask, checks } = field;
  const isPhone = checks.some(({ kind }) => kind === 'phone');
  const isDate = checks.some(({ kind }) => kind === 'date');
  const fitting = useMemo(() => {
    if (extras.fitting) return extras.fitting;
    if (isPhone) return phoneFitting(phone);
    if (isDate) return dateFitting;
    return mask === undefined ? null : maskFitting(mask);
  }, [extras.fitting, isPhone, isDate, phone, mask]);
  const inputMode = field.inputMode;
  const text = {
    ...common,
    inputMode,
    type: inputMode === 'tel' || inputMode === 'email' ? inputMode : 'text',
    maxLength: field.maxLength,
    placeholder: isPhone ? `+${phone.callingCode} ${phone.example}` : undefined,
    autoCapitalize: extras.autoCapitalize,
    trailing: extras.trailing,
    value,
  };

  if (field.kind === 'consent')
    return (
      <Checkbox
        id={id}
        label={common.label}
        hint={common.hint}
        error={error}
        required={field.required}
        checked={value === 'true'}
        onChange={({ target }) => {
          onChange(target.checked ? 'true' : '');
          onLeave(target.checked ? 'true' : '');
        }}
      />
    );
  if (fitting)
    return (
      <FittedInput
        {...text}
        {...fitting}
        readDigits={toAsciiDigits}
        onChange={onChange}
        // A form is sent by Enter without its field being left.
        onKeyDown={({ key }) => {
          if (isDate && key === 'Enter') onChange(dashedDate(value));
        }}
        onBlur={() => onLeave(isPhone ? groupPhone(value, phone) : isDate ? dashedDate(value) : value)}
      />
    );
  return (
    <TextField
      {...text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => onLeave(target.value)}
    />
  );
};
