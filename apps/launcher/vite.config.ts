import { serverApp } from '@tooling/vite';

export default serverApp({ start: 'src/start.ts' });
