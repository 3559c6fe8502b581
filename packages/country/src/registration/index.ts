export { agreementsOf } from './agreements-of.ts';
export { checkForm, type FormResult } from './check-form.ts';
export { daysAfter, formatDay, readDay, type CalendarDay } from './calendar-day.ts';
export {
  accessGroup,
  contactGroup,
  foreignOwnerForm,
  formWithoutTerms,
  passport,
  sponsorGroup,
} from './common-forms.ts';
export { dueDay } from './due-day.ts';
export { group } from './field-group.ts';
export { errorWords } from './error-words.ts';
export { onlineAccessNames } from './online-access-names.ts';
export { optional, required } from './form-field.ts';
export { registrationDone, registrationDoneWithEmail } from './registration-done.ts';
export { membershipClauses, membershipWords } from './membership-clauses.ts';
export { checkContextOf, type CheckContext } from './read-checked.ts';
export { bringsOwnForm, signsContract } from './signs-contract.ts';
export type * from './registration-form.ts';
