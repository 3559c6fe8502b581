import type { RegistrationAgreement, RegistrationType } from './registration-form.ts';

/**
 * What must be accepted to register (REG-9): the terms of membership and the privacy notice. Who is a member already and only
 * goes online has accepted them on paper.
 */
export const agreementsOf = (type: RegistrationType): readonly RegistrationAgreement['slug'][] =>
  type === 'existing-owner' ? [] : ['terms', 'privacy'];
