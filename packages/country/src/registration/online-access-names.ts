import type { FieldName } from './registration-form.ts';

/** Fields of the short online registration by their names on the wire (API-14, API-15). */
export const onlineAccessNames: Readonly<Partial<Record<FieldName, string>>> = {
  fboId: 'fbo_idnumber',
  nationalId: 'national_number',
  taxNumber: 'tax_number',
  email: 'email',
  phone: 'phone',
};
