export { endsMails, registerMailLink, type MailLink, type MailQuestion } from './register-mail-link.ts';
