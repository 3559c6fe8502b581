import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { described, FieldError, type FieldWords } from '../field/field.tsx';
import css from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<FieldWords, 'mark' | 'labelHidden'>, Omit<ComponentProps<'input'>, 'children' | 'type'> {}

/** A tick with a label that may hold links. `className` goes to the frame, everything else to the `<input>`. */
export const Checkbox = ({ label, hint, error, className, id: givenId, ...rest }: CheckboxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classNames(css.frame, className)}>
      <div className={css.row}>
        <input {...described(id, { hint, error })} {...rest} id={id} type="checkbox" className={css.box} />
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
};
