import type { RegistrationAgreement } from '@caravan/country';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

/** What the texts are called that must be accepted. */
export const agreementNames: Readonly<Record<RegistrationAgreement['slug'], MessageDescriptor>> = {
  terms: msg({ id: 'register.terms' }),
  privacy: msg({ id: 'register.privacy' }),
};
