import { readFileSync } from 'node:fs';

const established = '01';

/** Ports of the other ends of connections in the kernel's table (`/proc/net/tcp`) that the server on `port` still holds. */
export const readHeld = (table: string, port: number): number[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, local = '', remote = '', state] = line.trim().split(/\s+/);
      const portOf = (address: string): number => Number.parseInt(address.split(':')[1] ?? '', 16);
      return state === established && portOf(local) === port ? [portOf(remote)] : [];
    });

/** How many of those clients, by their own ports, the server on `port` still holds. */
export const countHeld = (port: number, clients: ReadonlySet<number>): number =>
  ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((table) => readHeld(readFileSync(table, 'utf8'), port))
    .filter((client) => clients.has(client)).length;
