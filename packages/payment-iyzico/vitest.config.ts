import { unitTests } from '@caravan/vite';

export default unitTests({ timeout: 30_000 });
