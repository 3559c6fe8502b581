import { readFlatTags, xmlText, type FlatTags } from './flat-xml.ts';

/** What is asked of the gateway's API, by its own tag names; `extra` stands inside `Extra`. */
export interface Cc5Question {
  readonly fields: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, string>>;
}

/** A readable answer of the gateway. Every tag may be missing: a reader gives an empty text for it. */
export interface Cc5Answer {
  /** A tag of the answer itself, without the space around it. */
  readonly field: (name: string) => string;
  /** A tag inside `Extra`. For a status what is missing there is looked up in the `KEY:value` line `ORDERSTATUS`. */
  readonly extra: (name: string) => string;
  /** Whether `Extra` holds such a tag at all. */
  readonly hasExtra: (name: string) => boolean;
  /** Tab columns of a tag inside `Extra`. */
  readonly columns: (name: string) => readonly string[];
  /** `CORE-2508` and the like; empty when there is none. Some banks write it beside `Extra`. */
  readonly errorCode: string;
  /** The bank's text for people, on one line and not endless. */
  readonly message: string;
}

const tags = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${xmlText(value)}</${name}>`)
    .join('');

/** The XML of a request, plain ASCII. */
export const writeCc5 = ({ fields, extra }: Cc5Question): string =>
  `<?xml version="1.0" encoding="UTF-8"?><CC5Request>${tags(fields)}${
    extra ? `<Extra>${tags(extra)}</Extra>` : ''
  }</CC5Request>`;

/** `KEY:value` pairs of a status line; the value of a time holds colons too. */
const pairsOf = (line: string): FlatTags =>
  new Map(
    line.split('\t').flatMap((pair) => {
      const colon = pair.indexOf(':');
      return colon < 0 ? [] : [[pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()] as const];
    }),
  );

const document = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*\?>\s*)?<CC5Response>(.*)<\/CC5Response>\s*$/s;
const extraTag = /<Extra>(.*?)<\/Extra>|<Extra\s*\/>/s;

/** Control characters and line ends of a bank's text become spaces; no message is longer than this. */
const longestMessage = 200;

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestMessage);

/** Reads the bytes of an answer; they are ISO-8859-9 whatever fetch thinks. Null when it is no CC5 answer. */
export const readCc5 = (bytes: Uint8Array): Cc5Answer | null => {
  const content = document.exec(new TextDecoder('iso-8859-9').decode(bytes))?.[1];
  if (content === undefined) return null;
  const top = readFlatTags(content.replace(extraTag, ''));
  const inner = readFlatTags(extraTag.exec(content)?.[1] ?? '');
  if (!top || !inner) return null;
  const pairs = pairsOf(inner.get('ORDERSTATUS') ?? '');
  const field = (name: string) => (top.get(name) ?? '').trim();
  const extra = (name: string) => (inner.get(name) ?? '').trim() || (pairs.get(name) ?? '');
  return {
    field,
    extra,
    hasExtra: (name) => inner.has(name),
    columns: (name) => (inner.get(name) ?? '').split('\t').map((column) => column.trim()),
    errorCode: extra('ERRORCODE') || field('ERRORCODE'),
    message: oneLine(field('ErrMsg')),
  };
};
