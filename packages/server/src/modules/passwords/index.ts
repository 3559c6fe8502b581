export { checkNewPassword } from './check-new-password.ts';
export { createPasswords, type Passwords } from './create-passwords.ts';
export { maskEmail } from './mask-email.ts';
export { createSendPasswordMail } from './password-mail.ts';
export { registerPasswords } from './routes.ts';
