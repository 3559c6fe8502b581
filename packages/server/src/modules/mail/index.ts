export { registerMail } from './register-mail.ts';
