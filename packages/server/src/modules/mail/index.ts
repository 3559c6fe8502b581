export { registerMail } from './register-mail.ts';
export type { MailContent } from './mail-content.ts';
export type { StoredMail } from './mail-folder.ts';
export type { SendMail } from './message.ts';
export { renderHtml } from './render-html.ts';
export { renderText } from './render-text.ts';
