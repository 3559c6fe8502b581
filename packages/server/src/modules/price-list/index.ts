export { registerPriceList } from './routes.ts';
