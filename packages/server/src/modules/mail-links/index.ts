export { registerMailLink, type MailLink } from './register-mail-link.ts';
