import { isMap, parseDocument } from 'yaml';
import { isRecord } from '../description.ts';

const scalar = (value: unknown): string => {
  const text = String(value);
  return typeof value === 'string' && !/^[A-Za-z][\w ./-]*$/.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : text;
};

const flow = (entry: Readonly<Record<string, unknown>>): string =>
  `{ ${Object.entries(entry)
    .map(
      ([key, value]) =>
        `${key}: ${Array.isArray(value) ? `[${value.map(scalar).join(', ')}]` : scalar(value)}`,
    )
    .join(', ')} }`;

/**
 * The text of a `pictures.yaml` in which a picture's line says that it is a photograph on this ground, whether there was a line before or
 * not; all others stay as they are, comments too.
 */
export const markPhotograph = (text: string, name: string, background: string): string => {
  const document = parseDocument(text);
  const value: unknown = isMap(document.contents) ? document.get(name, true) : undefined;
  const entry: unknown = isMap(value) ? value.toJS(document) : undefined;
  const line = flow({ ...(isRecord(entry) ? entry : {}), background, photograph: true });
  if (isMap(value) && value.range) {
    const [from, to] = value.range;
    // A block mapping begins on the line after its name.
    const gap = /\n\s*$/.exec(text.slice(0, from))?.[0] ?? '';
    const after = text.slice(to);
    return `${text.slice(0, from - gap.length)}${gap === '' ? '' : ' '}${line}${gap === '' || after.startsWith('\n') || after === '' ? '' : '\n'}${after}`;
  }
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${name}: ${line}\n`;
};
