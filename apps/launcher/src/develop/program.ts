/**
 * What `pnpm dev` runs of the repository's code. Vite loads this file, and anew what has changed of it: a part that is still the
 * same object is kept, with all that was made by it.
 */
export { createBankSimulator } from '@caravan/bank-simulator';
export { openDatabase } from '@caravan/server';
export * as server from '@caravan/server';
export { createRenderer } from '@caravan/storefront/server';
export { loadDemo } from '../load-demo.ts';
export { loadPages } from '../load-pages.ts';
