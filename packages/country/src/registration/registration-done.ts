import type { Registration } from './registration-form.ts';

/** What is said after registering where the country says nothing else. */
export const registrationDone: Registration['done'] = {
  title: 'register.done-title',
  text: 'register.done',
};

/** As above, with the address to which the letter went. */
export const registrationDoneWithEmail: Registration['done'] = {
  title: 'register.done-email-title',
  text: 'register.done',
};
