import type { RegistrationAgreement } from '@caravan/country';

/** The field of the form that holds whether a text was accepted. */
export const agreementField = (slug: RegistrationAgreement['slug']): string => `agree-${slug}`;
