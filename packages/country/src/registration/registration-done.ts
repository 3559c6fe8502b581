import type { RegistrationDone } from './registration-form.ts';

/** What is said after registering where the country says nothing else. */
export const registrationDone: RegistrationDone = {
  title: 'register.done-title',
  text: 'register.done',
  ownerText: 'register.done-steps',
};

/** As above, with the address to which the letter went. */
export const registrationDoneWithEmail: RegistrationDone = {
  title: 'register.done-email-title',
  text: 'register.done',
  ownerText: 'register.done-steps',
};
