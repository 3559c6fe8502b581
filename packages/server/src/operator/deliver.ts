import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuseFile } from './file-faults.ts';
import type { OperatorContext, Options } from './operator-context.ts';

/** What is said of an export that goes to no file. */
export const standardOutput = 'standard output';

/** The file of `--out`; null: standard output. */
export const fileIn = ({ out }: Options): string | null =>
  typeof out === 'string' && out !== '' ? resolve(out) : null;

/** Writes an export part by part: to the file `out`, which is then there whole or not at all, or to standard output where none is named. */
export const deliver = async (
  { write }: OperatorContext,
  out: string | null,
  text: AsyncIterable<string>,
  mode = 0o666,
): Promise<void> => {
  if (out === null) {
    for await (const part of text) await write(part);
    return;
  }
  const problem = refuseFile(out);
  if (problem !== null) throw new Error(problem);
  const unfinished = `${out}.unfinished`;
  try {
    await pipeline(Readable.from(text), createWriteStream(unfinished, { mode }));
    renameSync(unfinished, out);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};
