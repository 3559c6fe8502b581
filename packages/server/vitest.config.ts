import { unitTests } from '@tooling/vite';

// Whole servers are started, and passwords hashed, beside one another on two cores.
export default unitTests({ timeout: 30_000 });
