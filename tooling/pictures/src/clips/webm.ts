/** One encoded frame: `time` in milliseconds from the start. */
export interface Chunk {
  readonly key: boolean;
  readonly time: number;
  readonly data: Buffer;
}

/** What the header of the file tells. */
export interface Track {
  readonly width: number;
  readonly height: number;
  /** Frames a second. */
  readonly rate: number;
}

const unsigned = (value: number): Buffer => {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return Buffer.from(bytes);
};

const float = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
};

/** An element of EBML: its ID, its length in eight bytes, its content. */
const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(inside.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, inside]);
};

const head = element(
  '1a45dfa3',
  element('4286', unsigned(1)),
  element('42f7', unsigned(1)),
  element('42f2', unsigned(4)),
  element('42f3', unsigned(8)),
  element('4282', Buffer.from('webm')),
  element('4287', unsigned(4)),
  element('4285', unsigned(2)),
);

const block = ({ key, time, data }: Chunk, start: number): Buffer => {
  const front = Buffer.alloc(4);
  front.writeUInt8(0x81, 0);
  front.writeInt16BE(Math.round(time - start), 1);
  front.writeUInt8(key ? 0x80 : 0, 3);
  return element('a3', front, data);
};

/** Chunks in groups that each begin with a key frame: players seek to those. */
const groups = (chunks: readonly Chunk[]): readonly (readonly Chunk[])[] => {
  const all: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = all.at(-1);
    if (last === undefined || chunk.key) all.push([chunk]);
    else last.push(chunk);
  }
  return all;
};

/** A WebM file of one VP9 track, with its duration and the places to seek to. */
export const webm = (chunks: readonly Chunk[], { width, height, rate }: Track): Buffer => {
  const duration = (chunks.length * 1000) / rate;
  const info = element(
    '1549a966',
    element('2ad7b1', unsigned(1_000_000)),
    element('4489', float(duration)),
    element('4d80', Buffer.from('aloea')),
    element('5741', Buffer.from('aloea')),
  );
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      element('d7', unsigned(1)),
      element('73c5', unsigned(1)),
      element('83', unsigned(1)),
      element('9c', unsigned(0)),
      element('86', Buffer.from('V_VP9')),
      element('23e383', unsigned(Math.round(1e9 / rate))),
      element('e0', element('b0', unsigned(width)), element('ba', unsigned(height))),
    ),
  );
  const clusters = groups(chunks).map((group) => {
    const start = Math.round(group[0]?.time ?? 0);
    return {
      start,
      bytes: element(
        '1f43b675',
        element('e7', unsigned(start)),
        ...group.map((chunk) => block(chunk, start)),
      ),
    };
  });
  // Places are told in four bytes each, so that the table's own length is known before they are.
  const place = (at: number): Buffer => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32BE(at);
    return buffer;
  };
  const cues = (from: number): Buffer => {
    let at = from;
    const points = clusters.map(({ start, bytes }) => {
      const point = element(
        'bb',
        element('b3', unsigned(start)),
        element('b7', element('f7', unsigned(1)), element('f1', place(at))),
      );
      at += bytes.length;
      return point;
    });
    return element('1c53bb6b', ...points);
  };
  const before = info.length + tracks.length;
  const table = cues(before + cues(0).length);
  return Buffer.concat([
    head,
    element('18538067', info, tracks, table, ...clusters.map(({ bytes }) => bytes)),
  ]);
};
