import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './cleanup.ts';

/** A small disk of its own, in memory, that can be filled. */
export interface SmallDisk {
  /** A folder on it that is there for its user. */
  readonly folder: string;
  /** Fills it up to so many free bytes. */
  readonly fill: (left: number) => void;
  /** Makes the room again that `fill` took. */
  readonly makeRoom: () => void;
  readonly release: () => Promise<void>;
}

const mebi = 1024 ** 2;

/** Mounts a disk of so many mebibytes; throws where that is not allowed. */
export const mountSmallDisk = (mebibytes: number): SmallDisk => {
  const at = mkdtempSync(join(tmpdir(), 'caravan-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${Math.ceil(mebibytes)}m,mode=0755`, 'caravan', at], {
    stdio: 'pipe',
  });
  const release = onEnd(() => {
    // A server that is killed afterwards may still have files open on it.
    execFileSync('umount', ['-l', at]);
    rmdirSync(at);
  });
  const folder = join(at, 'data');
  mkdirSync(folder);
  const ballast = join(at, 'ballast');
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(at);
      for (let rest = bavail * bsize - left; rest > 0; rest -= mebi) {
        try {
          writeFileSync(ballast, Buffer.alloc(Math.min(rest, mebi)), { flag: 'a' });
        } catch {
          // Somebody else took the last of it.
          return;
        }
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    release,
  };
};

/** Why no disk can be mounted here; null when one can. */
export const whyNoDisk = async (): Promise<string | null> => {
  try {
    await mountSmallDisk(1).release();
    return null;
  } catch {
    return 'mounting a small disk is not allowed here (it needs root)';
  }
};
