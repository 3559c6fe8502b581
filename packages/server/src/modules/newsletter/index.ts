export { createNewsletter, emailFault, readEmail, type Newsletter } from './newsletter.ts';
export { registerNewsletter, registerUnsubscribe } from './routes.ts';
export { createSendWelcome } from './welcome-mail.ts';
