import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../../context.ts';
import type { MemberLetter } from '../../mail/index.ts';

/** The button of a letter that leads a member to the login. */
export const logInAction = (
  { settings }: Pick<CountryContext, 'settings'>,
  i18n: I18n,
): MemberLetter['action'] => ({
  label: i18n._('mail.registered.action'),
  url: `${settings.origin}/login`,
});
