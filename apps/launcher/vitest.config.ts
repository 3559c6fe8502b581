import { fileURLToPath } from 'node:url';
import { unitTests } from '@caravan/vite';

export default unitTests({
  globalSetup: fileURLToPath(import.meta.resolve('@caravan/server/testing/shared-postgres')),
});
