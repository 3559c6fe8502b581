export { createConsentRepository } from './consent-repository.ts';
export { createRegistration } from './create-registration.ts';
export { createShortRegistration } from './short-registration.ts';
export { createTermsRepository } from './terms-repository.ts';
export { createSendRegistrationMail } from './registration-mail.ts';
export { registerRegistration } from './routes.ts';
export { createApplyTerms } from './apply-terms.ts';
