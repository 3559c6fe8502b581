export { createSendLevelMail } from './level-mail.ts';
export { registerBusiness } from './routes.ts';
