import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './compile/emit.ts';
import { publishedPackages, type Published } from './packages.ts';
import { pnpm, run } from './run.ts';

/** A package as it goes out. */
export interface Tarball extends Published {
  readonly file: string;
}

/** Compiles all published packages (those that have changed) and packs each into a folder. */
export const packAll = async (into: string): Promise<Tarball[]> => {
  mkdirSync(into, { recursive: true });
  await run(repository, pnpm('exec', 'turbo', 'run', 'pack', '--output-logs=errors-only', '--ui=stream'));
  const packages = publishedPackages();
  const chosen = packages.flatMap(({ name }) => ['--filter', name]);
  const said = await run(
    repository,
    pnpm('--recursive', ...chosen, 'pack', '--json', '--pack-destination', into),
  );
  const packed: { name: string; filename: string }[] = JSON.parse(said.slice(said.indexOf('[\n')));
  return packages.map((one) => {
    const found = packed.find(({ name }) => name === one.name);
    if (!found) throw new Error(`${one.name} was not packed:\n${said}`);
    return { ...one, file: join(into, found.filename.replace(/^.*\//, '')) };
  });
};

/** Bytes of a tarball. */
export const bytesOf = ({ file }: Tarball): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(file));
