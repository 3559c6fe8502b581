import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Socket paths end at about 107 bytes; a longer folder locks by a socket in the temporary folder, named by its hash. */
const longestPath = 100;

const socketPath = (folder: string): string => {
  const inside = join(resolve(folder), '.lock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  return join(tmpdir(), `caravan-${createHash('sha256').update(inside).digest('hex').slice(0, 24)}.lock`);
};

const listens = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const probe = connect(path, () => {
      probe.destroy();
      done(true);
    });
    probe.once('error', () => done(false));
  });

const listen = (server: Server, path: string): Promise<NodeJS.ErrnoException | null> =>
  new Promise((done) => {
    server.once('error', done);
    server.listen(path, () => done(null));
  });

/**
 * Does `work` while no other process of this machine does it for the same folder. Linux names such a lock in a space of its
 * own, where nothing stays behind a process that died; elsewhere two starts in the same millisecond are not told apart.
 */
const alone = async <Result>(path: string, work: () => Promise<Result>): Promise<Result> => {
  if (process.platform !== 'linux') return work();
  const name = `\0caravan-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  for (;;) {
    const guard = createServer();
    if ((await listen(guard, name)) === null) {
      try {
        return await work();
      } finally {
        await new Promise((done) => guard.close(done));
      }
    }
    await pause(20);
  }
};

/**
 * Makes this process the only one on a data folder (PGlite itself does not, and two would lose data): whoever listens on the
 * folder's socket owns it; the kernel lets go of it even after `kill -9`, at once, and a busy process keeps it, which a lock
 * by file times does neither. Answers how to let go; throws when it is taken (F23).
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = socketPath(folder);
  return alone(path, async () => {
    const server = createServer((socket) => socket.destroy());
    if (!(await listens(path))) {
      // What is left there is of a process that died, and nobody else looks at it now.
      rmSync(path, { force: true });
      const failure = await listen(server, path);
      if (failure === null) {
        server.unref();
        return () => new Promise((done) => server.close(() => done()));
      }
      if (failure.code !== 'EADDRINUSE') throw failure;
    }
    throw new Error(`The data folder ${resolve(folder)} is in use by another process.`);
  });
};
