export { openMails, registerMail } from './register-mail.ts';
export { inLanguage } from './in-language.ts';
export { letterMail, mailLanguage, type Letter } from './letter.ts';
export type { StoredMail } from './mail-folder.ts';
export { createWriteToMember, type MemberLetter } from './write-to-member.ts';
export type { SendMail } from './message.ts';
export { createSentMailRepository } from './repository.ts';
