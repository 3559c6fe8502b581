import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { runServer } from 'verdaccio';

/** A registry of this machine alone. */
export interface LocalRegistry {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const all = '$all';

/** Starts an empty registry on 127.0.0.1 that knows no other: only what is published there can be installed from it. */
export const startRegistry = async (): Promise<LocalRegistry> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-registry-'));
  const server: Server = await runServer({
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '**': { access: all, publish: all, unpublish: all } },
    auth: { htpasswd: { file: join(folder, 'users') } },
    web: { enable: false },
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
