import { MaskedInput } from '@caravan/ui/masked-input';
import { maskMemberId, toAsciiDigits } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import type { Ref } from 'react';
import { useShop } from '../../shared/shop.tsx';

export interface MemberIdFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Digits only. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Length of a member id in digits. */
const idLength = 12;

/** Whether a member id is typed whole. */
export const isWholeId = (digits: string): boolean => digits.length >= idLength;

/** A member id, in groups as on the card (PANEL-5). */
export const MemberIdField = ({ ref, value, onChange }: MemberIdFieldProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  return (
    <MaskedInput
      ref={ref}
      mask="000-000-000-000"
      label={_('session.member-id')}
      hint={_('session.member-id-hint', { example: maskMemberId(`${country.fboPrefix}000000000`) })}
      name="username"
      autoComplete="username"
      value={value}
      onChange={onChange}
      readDigits={toAsciiDigits}
    />
  );
};
