import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import css from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Words of the button while the password is hidden: "Show". */
  showLabel: string;
  /** Words of the button while it is shown: "Hide". */
  hideLabel: string;
}

/** A password that can be looked at. Pasting and password managers work; say which by `autoComplete`. */
export const PasswordField = ({ showLabel, hideLabel, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <button type="button" className={css.toggle} onClick={() => setShown(!shown)}>
          {shown ? hideLabel : showLabel}
        </button>
      }
    />
  );
};
