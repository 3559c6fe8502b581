import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which what was sent before a stop is read. */
const patience = 300;

/**
 * Watches connections on which nobody has asked anything yet: browsers open them ahead, for a request to come. Node takes such a one
 * for a request on its way, and a server that is closed waits for its `headersTimeout`, longer than a stop may take (SRV-13).
 * Gives what cuts them: call it when the server is about to close. What has begun to ask is left alone.
 */
export const watchSpareConnections = (server: Server): (() => void) => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const cut = (): void => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  return () => void setTimeout(cut, patience);
};
