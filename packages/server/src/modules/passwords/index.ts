export { createPasswords, type Passwords } from './create-passwords.ts';
export { createSendPasswordMail } from './password-mail.ts';
export { registerPasswords } from './routes.ts';
