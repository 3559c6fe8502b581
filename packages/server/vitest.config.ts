import { unitTests } from '@caravan/vite';

export default unitTests({
  globalSetup: 'src/testing/shared-postgres.ts',
  isolated: ['src/modules/payments/answer-spool-on-disk.test.ts'],
  timed: [
    'src/db/away.test.ts',
    'src/db/disk-floor.test.ts',
    'src/db/failover.test.ts',
    'src/http/load/overload.test.ts',
    'src/http/load/slow-clients.test.ts',
    'src/modules/accounts/accounts.test.ts',
    'src/modules/jobs/jobs.test.ts',
    'src/memory.test.ts',
    'src/watchdog.test.ts',
  ],
});
