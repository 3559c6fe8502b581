import { unitTests } from '@caravan/vite';

export default unitTests({ timeout: 120_000 });
