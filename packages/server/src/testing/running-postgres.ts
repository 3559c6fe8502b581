import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server that was started. */
export interface RunningPostgres {
  /** Address without a database's name. */
  readonly base: string;
  stop(): Promise<void>;
}

/** Enough connections for the pools of two workers, or of all shops three times; nothing is written to the disk that need not survive. */
export const settingsOf = (durable: boolean): string[] =>
  [
    `fsync=${durable ? 'on' : 'off'}`,
    `full_page_writes=${durable ? 'on' : 'off'}`,
    'max_connections=400',
  ].flatMap((setting) => ['-c', setting]);

/** Where Linux has files in memory, and how the system names such a place (`TMPFS_MAGIC`). */
const memory = { folder: '/dev/shm', type: 0x01_02_19_94 };
/** Bytes that it must have free; the databases of a run and their log take half of it. */
const roomFor = 4 * 1024 ** 3;

const hasRoomInMemory = (): boolean => {
  try {
    const { type, bavail, bsize } = statfsSync(memory.folder);
    return type === memory.type && bavail * bsize >= roomFor;
  } catch {
    return false;
  }
};

/** A new folder for a server's data. What need not survive is in memory: each test makes and drops a database of three hundred files. */
export const newDataFolder = (durable: boolean): string =>
  mkdtempSync(join(!durable && hasRoomInMemory() ? memory.folder : tmpdir(), 'caravan-pg-'));
