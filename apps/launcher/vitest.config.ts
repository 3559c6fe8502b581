import { fileURLToPath } from 'node:url';
import { unitTests } from '@caravan/vite';

// Whole shops are started, some three in one test.
export default unitTests({
  timeout: 60_000,
  globalSetup: fileURLToPath(import.meta.resolve('@caravan/server/testing/shared-postgres')),
});
