import { createServer, type Server } from 'node:net';

/** A mail server that takes every message and keeps none, so that a bench of orders pays for its mails too. */
export const startMailSink = (): Promise<{ url: string; server: Server }> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      let inMessage = false;
      socket.write('220 sink\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        for (const line of chunk.toString('latin1').split('\r\n')) {
          if (inMessage) {
            if (line === '.') {
              inMessage = false;
              socket.write('250 taken\r\n');
            }
          } else if (/^data$/i.test(line)) {
            inMessage = true;
            socket.write('354 go on\r\n');
          } else if (/^quit$/i.test(line)) socket.end('221 bye\r\n');
          else if (line !== '') socket.write('250 ok\r\n');
        }
      });
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ url: `smtp://127.0.0.1:${port}`, server });
    });
  });
