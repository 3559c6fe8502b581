import type { RegistrationAgreement } from '@caravan/country';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

type Slug = RegistrationAgreement['slug'];

/** The field of the form that holds whether a text was accepted. */
export const agreementField = (slug: Slug): string => `agree-${slug}`;

/** What the texts are called. */
export const agreementWords: Readonly<Record<Slug, MessageDescriptor>> = {
  terms: msg({ id: 'register.terms' }),
  privacy: msg({ id: 'register.privacy' }),
};
