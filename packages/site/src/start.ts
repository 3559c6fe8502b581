import { startCountry } from '@caravan/server/start';
import { join } from 'node:path';

// Built, it stands in the app's `dist/server`.
await startCountry(join(import.meta.dirname, '../..'), () => import('virtual:country/server'));
