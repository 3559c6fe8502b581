export { createSendFeedback } from './feedback-mail.ts';
export { registerFeedback } from './routes.ts';
