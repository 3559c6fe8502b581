import { connect, type Socket } from 'node:net';

/** Ends of an answer's head, and the length that it tells. */
const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');
const lengthOf = (head: string): number => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });

/** Reads one answer; rejects when it is not 200. */
const answerOn = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0);
    let whole = Infinity;
    const end = (error?: Error): void => {
      socket.off('data', onData).off('error', end).off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onClose = (): void => end(new Error('the connection was closed'));
    const onData = (chunk: Buffer): void => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      if (whole === Infinity) {
        const at = got.indexOf(headEnd);
        if (at < 0) return;
        const head = got.toString('latin1', 0, at);
        if (!head.startsWith('HTTP/1.1 200 ')) return end(new Error(head.split('\r\n')[0]));
        whole = at + headEnd.length + lengthOf(head);
      }
      // A page that is made just now tells no length, but when it ends.
      if (Number.isNaN(whole) ? got.subarray(-lastChunk.length).equals(lastChunk) : got.length >= whole)
        end();
    };
    socket.on('data', onData).on('error', end).on('close', onClose);
  });

/**
 * Asks for pages over so many kept connections, as cheaply as it goes: with a whole HTTP client, whoever asks would be slower than who
 * answers. `next` names the path to ask for, until there is none. Gives how long each took, in milliseconds, in no order.
 */
export const readPages = async (
  { port, host }: { readonly port: number; readonly host: string },
  next: () => string | undefined,
  connections: number,
): Promise<number[]> => {
  const headers = `host: ${host}\r\naccept: text/html\r\naccept-encoding: br`;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(port);
      for (let path = next(); path !== undefined; path = next()) {
        const begun = performance.now();
        socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
        await answerOn(socket);
        times.push(performance.now() - begun);
      }
      socket.destroy();
    }),
  );
  return times;
};
