export { checkForm, type FormResult } from './check-form.ts';
export type { CalendarDay } from './calendar-day.ts';
export {
  accessGroup,
  contactGroup,
  foreignOwnerForm,
  formWithoutTerms,
  passport,
  sponsorGroup,
} from './common-forms.ts';
export { group } from './field-group.ts';
export { errorWords } from './error-words.ts';
export { optional, required } from './form-field.ts';
export { checkContextOf, type CheckContext } from './read-checked.ts';
export type * from './registration-form.ts';
