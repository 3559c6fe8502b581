/** One message of a catalogue file. */
export interface Entry {
  readonly id: string;
  readonly text: string;
  readonly line: number;
  /** Marked `fuzzy`: a tool guessed it and nobody has looked. */
  readonly fuzzy: boolean;
}

interface Draft {
  id: string;
  text: string;
  line: number;
  fuzzy: boolean;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' };

const unquote = (quoted: string): string =>
  quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);

/**
 * Reads a PO file with the line of each message; the header (the empty id) and obsolete messages are left out.
 * @throws SyntaxError that names the line, for anything that is no comment, `msgid`, `msgstr` or quoted text.
 */
export const readPo = (source: string): Entry[] => {
  const entries: Draft[] = [];
  let current: Draft | null = null;
  let target: 'id' | 'text' = 'id';
  let fuzzy = false;
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    const [, word = '', quoted = ''] = /^(msgid|msgstr)?\s*("(?:[^"\\]|\\.)*")$/.exec(line) ?? [];
    if (line.startsWith('#,')) fuzzy = line.includes('fuzzy');
    if (line === '' || line.startsWith('#')) continue;
    if (quoted === '' || (word === '' && !current))
      throw new SyntaxError(`line ${index + 1} is no PO: ${line}`);
    if (word === 'msgid') {
      current = { id: '', text: '', line: index + 1, fuzzy };
      entries.push(current);
      fuzzy = false;
    }
    if (word !== '') target = word === 'msgid' ? 'id' : 'text';
    if (current) current[target] += unquote(quoted);
  }
  return entries.filter(({ id }) => id !== '');
};
