export { registerSaved } from './routes.ts';
