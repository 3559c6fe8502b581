import { inflateSync } from 'node:zlib';

/** How many pages a document has. */
export const pagesOf = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

/** The parts of a document by the number of each. */
const partsOf = (pdf: Buffer): Map<string, string> =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(
      ([, number = '', part = '']) => [number, part],
    ),
  );

/** As many bytes as the part says: the last of them may itself be a line's end. */
const streamIn = (part: string): string => {
  const [head] = /^[^]*?\bstream\r?\n/.exec(part) ?? [];
  const [, length] = /\/Length (\d+)/.exec(head ?? '') ?? [];
  if (head === undefined || length === undefined) return '';
  const stream = part.slice(head.length, head.length + Number(length));
  return part.includes('/FlateDecode')
    ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    : stream;
};

/** What a font's glyphs mean, by their numbers in it. */
const lettersIn = (cmap: string): string[] =>
  [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );

/** The text of a document as it could be copied out of it, its pieces parted by spaces. */
export const textOf = (pdf: Buffer): string => {
  const parts = partsOf(pdf);
  const fonts = new Map<string, string[]>();
  for (const part of parts.values())
    for (const [, name = '', number = ''] of part.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(parts.get(number) ?? '') ?? [];
      fonts.set(name, lettersIn(streamIn(parts.get(map) ?? '')));
    }
  const pieces: string[] = [];
  for (const part of parts.values()) {
    const stream = streamIn(part);
    if (!stream.includes(' Tf')) continue;
    let letters: readonly string[] = [];
    for (const [, font, list = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? [];
      else
        pieces.push(
          [...list.matchAll(/<([0-9a-f]+)>/gi)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '?')
            .join(''),
        );
    }
  }
  return pieces.join(' ').replaceAll('\u00A0', ' ').replaceAll(/ +/g, ' ');
};
