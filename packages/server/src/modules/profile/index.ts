export { mostAvatarBytes, registerAvatars, serveAvatars } from './avatar-routes.ts';
export { createContacts, type Contacts } from './create-contacts.ts';
export { createDeleteAccount } from './delete-account.ts';
export { createSendProfileMail } from './profile-mail.ts';
export { registerEmailLink, registerOwnData } from './routes.ts';
export { noteSite } from './site-repository.ts';
