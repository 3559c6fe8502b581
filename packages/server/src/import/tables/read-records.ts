import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodingOf, savedAs } from './encoding-of.ts';
import { separatorOf } from './separator-of.ts';

/** A file that cannot be read on: what is wrong, from which line on. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** What was expected of a file that cannot be read on, and at which line: its encoding where it is in another one. */
export const whyUnreadable = (
  path: string,
  { line, message }: UnreadableList,
): { readonly line: number; readonly expected: string } => {
  const encoding = encodingOf(path);
  return encoding === null
    ? { line, expected: `a table of semicolons or commas in UTF-8 (${message})` }
    : { line: 1, expected: savedAs(encoding) };
};

/** A row's cells, and the line where it ends. */
export interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Bytes at the beginning of a file that hold its header. */
const headBytes = 16_384;

/** The bytes of a file, piece by piece; throws where they are no UTF-8. */
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of createReadStream(file)) {
    const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
    decoder.decode(bytes, { stream: true });
    yield bytes;
  }
  decoder.decode();
}

/** With `info` csv-parse gives pairs; its types do not follow the option. */
const isParsed = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && 'record' in value && Array.isArray(value.record);

/** The beginning of a file, in which its header is. */
const headOf = async (file: string): Promise<string> => {
  const stream = createReadStream(file, { end: headBytes - 1 });
  stream.setEncoding('latin1');
  return (await stream.toArray()).join('');
};

/**
 * The rows of a table in UTF-8, one after the other, so that a file of any length is read in the same memory. Its cells are separated by
 * semicolons, commas or tabs. Throws `UnreadableList` where it is no such file.
 */
export async function* readRecords(file: string): AsyncGenerator<Parsed> {
  // A file that is not there is told of below.
  const head = await headOf(file).catch(() => '');
  const parser = parse({
    bom: true,
    delimiter: separatorOf(head),
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  // What goes wrong in it is thrown where the records are read.
  pipeline(Readable.from(bytesOf(file)), parser).catch(() => undefined);
  try {
    for await (const record of parser) if (isParsed(record)) yield record;
  } catch (error) {
    throw new UnreadableList(parser.info.lines, error instanceof Error ? error.message : String(error));
  }
}
