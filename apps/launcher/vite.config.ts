import { serverApp } from '@caravan/vite';

export default serverApp({ start: 'src/start.ts' });
