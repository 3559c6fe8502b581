import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** What `/proc` says of a process: its parent, and ticks of its own and of children that have ended. */
const statOf = (
  pid: number,
): { readonly parent: number; readonly own: number; readonly ended: number } | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return {
      parent,
      own: (fields[11] ?? 0) + (fields[12] ?? 0),
      ended: (fields[13] ?? 0) + (fields[14] ?? 0),
    };
  } catch {
    // It has ended since the folder was read.
    return null;
  }
};

/** The PostgreSQL server that the process of one connection belongs to. */
export const postmasterOf = (backend: number): number => statOf(backend)?.parent ?? 0;

/** CPU that a PostgreSQL server has used, all its processes together, in milliseconds. */
export const cpuOfPostgres = (postmaster: number): number => {
  const head = statOf(postmaster);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === postmaster);
  const ticks = (head?.own ?? 0) + (head?.ended ?? 0) + children.reduce((sum, { own }) => sum + own, 0);
  return (ticks / ticksPerSecond) * 1000;
};
