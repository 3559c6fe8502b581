export { consentCookie, createKeepChoice, readChoice } from './cookie-choice.ts';
