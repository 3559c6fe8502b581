import { statfs } from 'node:fs/promises';

const mebi = 1024 ** 2;
const every = 5000;

/** Room that must stay free: 200 MiB, or 5 % of a small disk, but always that of two WAL segments. Bytes. */
const floorOf = (size: number): number => Math.max(32 * mebi, Math.min(200 * mebi, size / 20));

/** Blocks of a disk, free for us and in all, and their size in bytes. */
export type ReadDisk = (
  folder: string,
) => Promise<{ readonly bavail: number; readonly blocks: number; readonly bsize: number }>;

/** No more room: answered as a database that is away, so callers are told 503 and nothing is lost (F21). */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  /** PostgreSQL's `disk_full`. */
  readonly code = '53100';
}

/** Watches the disk of a folder, so that writing stops before it is full: an embedded database does not survive that (F21). */
export const watchDiskFloor = (folder: string, read: ReadDisk = statfs) => {
  let full = false;
  const look = async (): Promise<void> => {
    try {
      const { bavail, bsize, blocks } = await read(folder);
      full = bavail * bsize < floorOf(blocks * bsize);
    } catch {
      // A disk that can't be asked is judged by what the database says.
    }
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return {
    look,
    /** As it was when somebody last looked. */
    isFull: (): boolean => full,
    /** Throws `DiskFull` while there is too little room. */
    check(): void {
      if (full) throw new DiskFull('The disk of the data folder is nearly full.');
    },
    stop: () => clearInterval(timer),
  };
};
