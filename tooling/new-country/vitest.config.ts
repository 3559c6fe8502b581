import { unitTests } from '@caravan/vite';

// A test here makes a workspace, installs it and builds it.
export default unitTests({ timeout: 180_000 });
