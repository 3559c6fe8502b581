import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as `expect.poll` waits.
configure({ asyncUtilTimeout: 20_000 });

// Files share one document: Testing Library's own clean-up is registered by the first of them alone.
afterEach(cleanup);
