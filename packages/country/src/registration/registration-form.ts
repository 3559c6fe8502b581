import type { WordLoaders } from '../country.ts';
import type { FormField } from '../forms/form-field.ts';

/** Who registers (REG-1). `existing-owner` is the short online registration of one without online access. */
export type RegistrationType =
  | 'new-customer'
  | 'forever-business-owner'
  | 'forever-business-owner-ownform'
  | 'foreign-fbo'
  | 'existing-owner';

/** All fields that a form may ask for, by the names of the API (REG-2). */
export type FieldName =
  | 'loginId'
  | 'username'
  | 'password'
  | 'firstName'
  | 'lastName'
  | 'middleName'
  | 'nationalId'
  | 'taxNumber'
  | 'birthDate'
  | 'province'
  | 'region'
  | 'district'
  | 'city'
  | 'subDistrict'
  | 'street'
  | 'house'
  | 'apartment'
  | 'address'
  | 'postcode'
  | 'phone'
  | 'email'
  | 'iban'
  | 'sponsorId'
  | 'fboId'
  | 'country'
  | 'newsletter';

/** One field of a registration. */
export type RegistrationField = FormField<FieldName>;

/** Fields that stand together. */
export interface FieldGroup {
  /** Message id. */
  readonly title: string;
  readonly fields: readonly RegistrationField[];
}

/** A length of time that a country's rule gives. */
export interface Term {
  readonly amount: number;
  readonly unit: 'day' | 'working-day' | 'month';
}

/** By when a signed document must be back, and what happens otherwise (REG-6). */
export interface ReturnTerm {
  readonly document: 'contract-form' | 'application-form' | 'distributor-contract';
  readonly within: Term;
  /** From when it counts. */
  readonly after: 'registration' | 'approval' | 'assistant-supervisor' | 'wholesale-price';
  readonly otherwise: 'entry-cancelled' | 'id-blocked';
}

/** A registration form, all of it data (REG-2). */
export interface RegistrationForm {
  readonly groups: readonly FieldGroup[];
  readonly returns: readonly ReturnTerm[];
  /** How long the first order may stay unpaid before the contract form is deleted (REG-7); null where no rule says so. */
  readonly firstOrderPaidWithin: Term | null;
}

/** What one person types into a form. */
export type FormValues = Readonly<Partial<Record<FieldName, string | boolean>>>;

/** Proof of a form: values it accepts, and values of one field that make the first of these refused for that field. */
export interface FormExamples {
  readonly good: readonly [FormValues, ...FormValues[]];
  readonly bad: readonly (readonly [field: FieldName, value: string])[];
}

/** The forms of a country by type. */
export type RegistrationForms = Readonly<Partial<Record<RegistrationType, RegistrationForm>>>;

/** Examples by type. */
export type RegistrationExamples = Readonly<Partial<Record<RegistrationType, FormExamples>>>;

/** What every member accepts: clauses that are read before registering and printed on the contract form (REG-6, REG-9). */
export interface MembershipTerms {
  /** Kept with every consent. */
  readonly version: string;
  /** The area `membership`, a chunk a language. */
  readonly words: WordLoaders;
}

/** A text that must be accepted to register, by its version (REG-9). */
export interface RegistrationAgreement {
  readonly slug: 'terms' | 'privacy';
  readonly version: string;
}

/** Messages of the popup after registering; all may name `{email}` (REG-6). */
export interface RegistrationDone {
  readonly title: string;
  /** What it says to one who signs nothing: customers, and owners of another country. */
  readonly text: string;
  /** What it says to one who signs a contract (`signsContract`). */
  readonly ownerText: string;
}

/** All that a country says about registration. */
export interface Registration {
  readonly forms: RegistrationForms;
  readonly terms: MembershipTerms;
  readonly done: RegistrationDone;
  /** Labels, hints and errors: the area `registration`, a chunk a language. */
  readonly words: WordLoaders;
  /** For the exam only, so no browser loads them. */
  readonly examples: () => Promise<{ readonly examples: RegistrationExamples }>;
}
