import { startCountry } from '@caravan/server/start';
import { join } from 'node:path';

await startCountry(join(import.meta.dirname, '../..'), () => import('./server.ts'));
