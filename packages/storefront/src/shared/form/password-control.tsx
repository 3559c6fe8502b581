import { PasswordField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFieldProps, type FieldControlProps } from './field-control.tsx';

/** A secret that can be looked at. Speaks words of the area `session`. */
export const PasswordControl = ({ field, id, value, error, onChange, onLeave }: FieldControlProps) => {
  const { _ } = useLingui();
  return (
    <PasswordField
      {...useFieldProps({ field, id, error })}
      showLabel={_('session.show')}
      hideLabel={_('session.hide')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => onLeave(target.value)}
    />
  );
};
