import type { RegistrationForms, RegistrationType } from '@caravan/country';

/** The forms that have a page of their own, in the order of the page; the short one stands in the panel (REG-8, ROUTE-10). */
const paged = [
  'forever-business-owner',
  'forever-business-owner-ownform',
  'new-customer',
  'foreign-fbo',
] as const satisfies readonly RegistrationType[];

export type PagedType = (typeof paged)[number];

/** The ways to join that a country has. */
export const pagedTypes = (forms: RegistrationForms): readonly PagedType[] =>
  paged.filter((type) => forms[type] !== undefined);
