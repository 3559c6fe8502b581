import { createServer, type Socket } from 'node:net';

/** A mail server that takes every message and keeps none, so that a run of orders pays for its mails too. */
export interface MailSink {
  readonly url: string;
  /** How many messages it has taken. */
  readonly taken: () => number;
  /** How often it has taken each message, by its `Message-ID`. */
  readonly ids: ReadonlyMap<string, number>;
  /** Takes connections and answers nothing while true. */
  readonly silence: (silent: boolean) => void;
  readonly stop: () => void;
}

export const startMailSink = async (): Promise<MailSink> => {
  let taken = 0;
  let silent = false;
  const open = new Set<Socket>();
  const ids = new Map<string, number>();

  const talk = (socket: Socket): void => {
    let inMessage = false;
    let id = '';
    /** A line whose end has not come yet. */
    let begun = '';
    const say = (line: string): void => {
      if (!silent) socket.write(`${line}\r\n`);
    };
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    say('220 sink');
    socket.on('data', (chunk) => {
      const lines = (begun + chunk.toString('latin1')).split('\r\n');
      begun = lines.pop() ?? '';
      for (const line of lines) {
        if (inMessage) {
          if (line !== '.') {
            id = /^message-id: *<(.+)>/i.exec(line)?.[1] ?? id;
            continue;
          }
          inMessage = false;
          if (!silent) {
            taken += 1;
            ids.set(id, (ids.get(id) ?? 0) + 1);
          }
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
    ids,
    silence: (now) => (silent = now),
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
