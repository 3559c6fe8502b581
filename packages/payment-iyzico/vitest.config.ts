import { unitTests } from '@caravan/vite';

export default unitTests();
