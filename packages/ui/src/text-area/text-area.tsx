import { useId, type ComponentProps, type ReactNode } from 'react';
import control from '../field/control.module.css';
import { described, Field, type FieldWords } from '../field/field.tsx';

export interface TextAreaProps extends FieldWords, ComponentProps<'textarea'> {
  /** How many characters are left, in words. */
  counter?: ReactNode;
}

/** Several lines of text. `className` goes to the frame, everything else to the `<textarea>`. */
export const TextArea = ({
  label,
  labelHidden,
  mark,
  hint,
  error,
  counter,
  className,
  id: givenId,
  ...rest
}: TextAreaProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field {...{ id, label, labelHidden, mark, hint, error, className }} note={counter}>
      <textarea
        rows={3}
        {...described(id, { hint, error, note: counter })}
        {...rest}
        id={id}
        className={control.control}
      />
    </Field>
  );
};
