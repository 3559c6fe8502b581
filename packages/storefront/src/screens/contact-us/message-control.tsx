import { TextArea } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFieldProps, type FieldControlProps } from '../../shared/form/field-control.tsx';

/** So many characters before the end it is said how many are left. */
const nearEnd = 500;

/** Several lines of text. */
export const MessageControl = ({ field, id, value, error, onChange, onLeave }: FieldControlProps) => {
  const { _ } = useLingui();
  const control = useRef<HTMLTextAreaElement>(null);
  const left = field.maxLength - value.length;
  // What was typed before the page came to life stands there, and nowhere else.
  const takeEarly = useEffectEvent(() => {
    const typed = control.current?.value ?? '';
    if (typed !== '' && typed !== value) onChange(typed);
  });
  useEffect(() => takeEarly(), []);
  return (
    <TextArea
      {...useFieldProps({ field, id, error })}
      ref={control}
      rows={6}
      maxLength={field.maxLength}
      counter={left <= nearEnd && _('contact.left', { left })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => onLeave(target.value)}
    />
  );
};
