import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};
