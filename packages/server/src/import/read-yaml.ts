import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { encodingOf, savedAs } from './tables/encoding-of.ts';
import type { Problems } from './problem.ts';

/** The text of `folder/file`; null where it is none in UTF-8, which is a problem. `what` is what should be there. */
export const readText = (folder: string, file: string, what: string, problems: Problems): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, file)));
  } catch {
    const encoding = encodingOf(join(folder, file));
    problems.add(file, 1, 1, encoding === null ? `${what} in UTF-8` : savedAs(encoding));
    return null;
  }
};

/** What `folder/file` says, in the shape of `schema`; null when it does not, with a problem for each place that is wrong. */
export const readYaml = <Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  problems: Problems,
): z.output<Schema> | null => {
  const text = readText(folder, file, 'a YAML file', problems);
  return text === null ? null : checkYaml(text, file, schema, problems);
};

/** As `readYaml`, of a text; `above` is how many lines stand above it in its file. */
export const checkYaml = <Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  problems: Problems,
  above = 0,
): z.output<Schema> | null => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const error of document.errors) {
    const { line, col } = lines.linePos(error.pos[0]);
    problems.add(file, line + above, col, error.message.split('\n')[0] ?? 'YAML');
  }
  if (document.errors.length > 0) return null;
  const checked = schema.safeParse(document.toJS());
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const { line, column } = placeOf(document, lines, issue.path);
    problems.add(
      file,
      line + above,
      column,
      // What we ask ourselves says what it found.
      `${issue.path.join('.')}: ${issue.message}${issue.code === 'custom' ? '' : foundAt(document, issue.path)}`,
    );
  }
  return null;
};

/** Letters of a value that are told. */
const mostTold = 40;

/** `, not "ten"`: the value at a path, where it is a single one. */
const foundAt = (document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): string => {
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isScalar(node)) return '';
  const value = String(node.value);
  return `, not "${value.length > mostTold ? `${value.slice(0, mostTold)}…` : value}"`;
};

/** Where the innermost part of a path that is in the file stands. */
const placeOf = (
  document: ReturnType<typeof parseDocument>,
  lines: LineCounter,
  path: readonly PropertyKey[],
): { line: number; column: number } => {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return { line, column: col };
    }
  }
  return { line: 1, column: 1 };
};
