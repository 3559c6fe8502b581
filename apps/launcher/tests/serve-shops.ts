// All shops, for a suite of browser tests: `PORT` and `DATA_DIR` as for `npm start`.
import { databaseOf } from './suite-database.ts';

Object.assign(process.env, await databaseOf(Number(process.env['PORT'])));
/** Built: no types come with it. */
const program: string = '../dist/start.js';
await import(program);
