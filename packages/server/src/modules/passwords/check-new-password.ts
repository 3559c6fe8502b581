import type { CountryContext } from '../../context.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A password that was typed twice. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** What is wrong with it: message ids with their values, by field; null when it may be taken. */
export type PasswordErrors = Readonly<
  Partial<
    Record<keyof NewPassword, { readonly id: string; readonly values?: Readonly<Record<string, number>> }>
  >
> | null;

/** Judges a new password (PWD-3): long enough, the same both times, none that is tried first, and not the member's own id. */
export const checkNewPassword = async (
  { country }: Pick<CountryContext, 'country'>,
  { newPassword, confirmPassword }: NewPassword,
  fboId: string,
): Promise<PasswordErrors> => {
  const length = country.passwordLength;
  if ([...newPassword].length < length)
    return { newPassword: { id: 'server.field.minLength', values: { length } } };
  if (newPassword.replaceAll(/\D/g, '') === fboId || (await isCommonPassword(newPassword)))
    return { newPassword: { id: 'server.password.common' } };
  return newPassword === confirmPassword ? null : { confirmPassword: { id: 'server.password.mismatch' } };
};
