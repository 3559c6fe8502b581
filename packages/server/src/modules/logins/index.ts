export { createSendLoginMail } from './login-mail.ts';
