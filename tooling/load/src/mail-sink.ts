import { createServer, type Socket } from 'node:net';

/** A mail server that takes every message and keeps none, so that a run of orders pays for its mails too. */
export interface MailSink {
  readonly url: string;
  /** How many messages it has taken. */
  readonly taken: () => number;
  /** Takes connections and answers nothing while true. */
  readonly silence: (silent: boolean) => void;
  readonly stop: () => void;
}

export const startMailSink = async (): Promise<MailSink> => {
  let taken = 0;
  let silent = false;
  const open = new Set<Socket>();

  const talk = (socket: Socket): void => {
    let inMessage = false;
    const say = (line: string): void => {
      if (!silent) socket.write(`${line}\r\n`);
    };
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    say('220 sink');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('latin1').split('\r\n')) {
        if (inMessage) {
          if (line !== '.') continue;
          inMessage = false;
          if (!silent) taken += 1;
          say('250 taken');
        } else if (/^data$/i.test(line)) {
          inMessage = true;
          say('354 go on');
        } else if (/^quit$/i.test(line)) socket.end('221 bye\r\n');
        else if (line !== '') say('250 ok');
      }
    });
  };

  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    silence: (now) => (silent = now),
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
