import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureCode } from '../../db/failures.ts';
import { makeFolder } from '../../db/embedded/make-folder.ts';
import { isPacked, typeOf, type Asset, type Assets } from './assets.ts';

/** Builds whose files are kept, the own among them: those started last. */
const keptBuilds = 5;

/** How the names of folders begin that are still being written. */
const unfinished = '.';
const isBuild = ({ name }: { readonly name: string }): boolean => !name.startsWith(unfinished);
/** Milliseconds after which nobody writes there any more. */
const anHour = 3_600_000;

/** Files of builds by their names: a page that is open while releases change asks any process for those of its own build. */
export interface KeptAssets {
  /** Puts a build's files there, and takes away those of builds that were not started for longest. */
  keep(build: Pick<Assets, 'build' | 'files'>, now: Date): Promise<void>;
  find(name: string): Promise<Asset | null>;
}

/** Files of builds in a folder that outlives releases and that processes of a rolling deployment share: a folder in it for each build. */
export const createKeptAssets = (folder: string): KeptAssets => {
  /** Folders in it, the last started first. */
  const foldersIn = async (): Promise<{ readonly name: string; readonly time: number }[]> => {
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const about = await orNull(stat(join(folder, name)));
        return about === null ? [] : [{ name, time: about.mtimeMs }];
      }),
    );
    return found.flat().toSorted((one, other) => other.time - one.time);
  };

  /** Written beside and then renamed: another process finds a build whole or not at all. */
  const write = async ({ build, files }: Pick<Assets, 'build' | 'files'>): Promise<void> => {
    const beside = await mkdtemp(join(folder, unfinished));
    const parts = [...files].flatMap(([name, { identity, br, gzip }]): [string, Buffer | null][] => [
      [name, identity],
      [`${name}.br`, br],
      [`${name}.gz`, gzip],
    ]);
    await Promise.all(parts.map(async ([name, bytes]) => bytes && writeFile(join(beside, name), bytes)));
    await rename(beside, join(folder, build)).catch(async (error: unknown) => {
      await rm(beside, { recursive: true, force: true });
      // Another process of the same build was faster.
      if (!['EEXIST', 'ENOTEMPTY'].includes(failureCode(error) ?? '')) throw error;
    });
  };

  return {
    keep: async (build, now) => {
      makeFolder(folder);
      if ((await orNull(stat(join(folder, build.build)))) === null) await write(build);
      await utimes(join(folder, build.build), now, now);
      const found = await foldersIn();
      const old = found.filter(isBuild).slice(keptBuilds);
      const cutOff = found.filter((one) => !isBuild(one) && one.time < now.getTime() - anHour);
      await Promise.all(
        [...old, ...cutOff].map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
      );
    },
    find: async (name) => {
      if (!/^\w[\w.-]*$/.test(name) || isPacked(name)) return null;
      for (const build of ((await orNull(foldersIn())) ?? []).filter(isBuild)) {
        const read = (end = ''): Promise<Buffer | null> =>
          orNull(readFile(join(folder, build.name, name + end)));
        const identity = await read();
        if (identity !== null)
          return { type: typeOf(name), identity, br: await read('.br'), gzip: await read('.gz') };
      }
      return null;
    },
  };
};

/** What is not there is null. */
const orNull = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(failureCode(error) ?? '')) return null;
    throw error;
  });
