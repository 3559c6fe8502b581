import { unitTests } from '@tooling/vite';

export default unitTests();
