import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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

/**
 * Makes this process the only one on a data folder (PGlite itself does not, and two would lose data): whoever listens on the
 * folder's socket owns it; the kernel lets go of it even after `kill -9`. Answers how to let go; throws when it is taken.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = socketPath(folder);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const server = createServer((socket) => socket.destroy());
    const failure = await new Promise<NodeJS.ErrnoException | null>((done) => {
      server.once('error', done);
      server.listen(path, () => done(null));
    });
    if (failure === null) {
      server.unref();
      return () => new Promise((done) => server.close(() => done()));
    }
    if (failure.code !== 'EADDRINUSE') throw failure;
    if (await listens(path)) break;
    rmSync(path, { force: true });
  }
  throw new Error(`The data folder ${resolve(folder)} is in use by another process.`);
};
