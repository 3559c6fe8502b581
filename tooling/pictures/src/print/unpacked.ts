import { inflateSync } from 'node:zlib';

/** A WOFF file as the plain font that is packed in it: what reads fonts would unpack each table again for each letter. */
export const unpacked = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let place = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    const [from, packed, whole] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    const bytes = woff.subarray(from, (from ?? 0) + (packed ?? 0));
    const table = packed === whole ? bytes : inflateSync(bytes);
    const to = 12 + index * 16;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(place, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    place += padded.length;
  }
  return Buffer.concat([head, ...tables]);
};
