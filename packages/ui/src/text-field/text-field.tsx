import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { described, Field, type FieldWords } from '../field/field.tsx';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {
  /** Inside the field before the text: an icon, "+996". */
  leading?: ReactNode;
  /** Inside the field after the text: a button, a card brand. */
  trailing?: ReactNode;
}

/** One line of text. `className` goes to the frame, everything else to the `<input>`. */
export const TextField = ({
  label,
  labelHidden,
  mark,
  hint,
  error,
  leading,
  trailing,
  className,
  id: givenId,
  ...rest
}: TextFieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field {...{ id, label, labelHidden, mark, hint, error, className }}>
      <span className={control.box}>
        {leading && <span className={control.leading}>{leading}</span>}
        <input
          {...described(id, { hint, error })}
          {...rest}
          id={id}
          className={classNames(
            control.control,
            leading ? control.withLeading : '',
            trailing ? control.withTrailing : '',
          )}
        />
        {trailing && <span className={control.trailing}>{trailing}</span>}
      </span>
    </Field>
  );
};
