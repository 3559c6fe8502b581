/** Tags of one level by name. Texts are as they were written: their tabs may separate columns. */
export type FlatTags = ReadonlyMap<string, string>;

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const letterOf = (code: number): string | null => (code <= 0x10ffff ? String.fromCodePoint(code) : null);

const unescaped = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      return letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ?? whole;
    },
  );

/**
 * Reads tags that stand one after the other and hold only text, as CC5 documents do. Null for anything else (attributes,
 * comments, nested tags, document types), and for a tag that comes twice and says two things.
 */
export const readFlatTags = (xml: string): FlatTags | null => {
  const element = /\s*<([A-Za-z][\w.-]*)(?:\s*\/>|>([^<]*)<\/\1\s*>)/y;
  const tags = new Map<string, string>();
  while (element.lastIndex < xml.length) {
    const from = element.lastIndex;
    const match = element.exec(xml);
    if (!match) return xml.slice(from).trim() === '' ? tags : null;
    const [, name = '', raw = ''] = match;
    const text = unescaped(raw);
    if ((tags.get(name) ?? text) !== text) return null;
    tags.set(name, text);
  }
  return tags;
};

/** Text as it may stand between two tags: ASCII only, so that no encoding can change it. */
export const xmlText = (text: string): string =>
  Array.from(text.toWellFormed(), (letter) =>
    /[^\x20-\x7e]|[&<>]/.test(letter) ? `&#${letter.codePointAt(0)};` : letter,
  ).join('');
