import { expect, it } from 'vitest';
import { readHeld } from './held-connections.ts';

it('finds the other ends of connections that a server holds', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1
   1: 0100007F:0BB8 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 2 1
   2: 0100007F:0BB8 0100007F:C351 04 00000000:00000000 00:00000000 00000000     0        0 0 1
   3: 0100007F:C350 0100007F:0BB8 01 00000000:00000000 00:00000000 00000000     0        0 3 1
`;
  expect(readHeld(table, 3000)).toEqual([50_000]);
});
