import type { CountryDefinition } from '../country.ts';
import type { Registration, RegistrationAgreement, RegistrationType } from './registration-form.ts';

/**
 * What must be accepted to register (REG-9): the terms of membership and the privacy notice. Who is a member already and only
 * goes online has accepted them on paper.
 */
export const agreementsOf = (
  { terms }: Pick<Registration, 'terms'>,
  { privacyNotice }: Pick<CountryDefinition, 'privacyNotice'>,
  type: RegistrationType,
): readonly RegistrationAgreement[] =>
  type === 'existing-owner'
    ? []
    : [
        { slug: 'terms', version: terms.version },
        { slug: 'privacy', version: privacyNotice.version },
      ];
