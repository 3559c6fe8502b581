import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share one document: Testing Library's own clean-up is registered by the first of them alone.
afterEach(cleanup);
