import { loadProgram } from '@caravan/server/start';

const { main } = await loadProgram(() => import('./main.ts'));
await main();
