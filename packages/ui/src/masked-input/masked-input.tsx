import { useId, useLayoutEffect, useRef, type Ref } from 'react';
import control from '../field/control.module.css';
import { described, Field } from '../field/field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { Engine } from './engine.ts';

export { FittedInput, type FittedInputProps, type Fitting } from './fitted-input.tsx';

export interface MaskedInputProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'leading' | 'trailing' | 'min' | 'max' | 'ref'
> {
  /** `0` stands for a digit, everything else is written by itself: `000-000-000-000`. */
  mask: string;
  /** The digits alone, as they are sent. */
  value: string;
  /** Called with the digits alone, whatever was typed or pasted round them. */
  onChange: (digits: string) => void;
  /** What was typed with the digits of every script as `0` to `9`; `toAsciiDigits` of `@caravan/i18n`. */
  readDigits: (typed: string) => string;
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number that is shown in groups while it is typed. Loads the mask engine, so it has an entry of its own
 * (`@caravan/ui/masked-input`) to be fetched when a form is opened.
 */
export const MaskedInput = ({
  mask,
  value,
  onChange,
  readDigits,
  label,
  labelHidden,
  mark,
  hint,
  error,
  className,
  ref,
  id: givenId,
  ...rest
}: MaskedInputProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const early = useRef('');
  // The engine begins with `value`; what was typed into the served field before is typed again.
  useLayoutEffect(() => {
    if (!input.current || early.current === '') return;
    input.current.value = early.current;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return (
    <Field {...{ id, label, labelHidden, mark, hint, error, className }}>
      <Engine
        inputMode="numeric"
        autoComplete="off"
        {...described(id, { hint, error })}
        {...rest}
        mask={mask}
        unmask
        prepare={readDigits}
        value={value}
        onAccept={(digits) => {
          if (digits !== value) onChange(digits);
        }}
        inputRef={(found) => {
          input.current = found;
          early.current = found?.value ?? '';
          if (typeof ref === 'function') ref(found);
          else if (ref) ref.current = found;
        }}
        id={id}
        className={control.control}
      />
    </Field>
  );
};
