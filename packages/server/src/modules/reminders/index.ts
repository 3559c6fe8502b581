export { registerReminders } from './register-reminders.ts';
