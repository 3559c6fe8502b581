import { constants } from 'node:zlib';
import { endOfStream, openEncoder, storedHeader, tail } from './brotli-pieces.ts';
import { brotliAt } from './encoding.ts';
import { cutAtNonce, fillHoles } from './nonce-holes.ts';
import { padding, wholeOf, type PageParts } from '../page-parts.ts';
import { reads, splicePieces } from './spliced-brotli.ts';
import { standIn } from './stand-in.ts';

/** Packs pages that are made afresh; what they have in common is packed once (0084). */
export interface CommonPacker {
  /** A whole brotli stream of the page with this nonce; null where its common part is not packed yet, or not worth it. */
  readonly pack: (page: PageParts, nonce: string) => Promise<Buffer | null>;
}

type Pieces = (nonce: string) => readonly Buffer[];

/** What all these pages pay for once, and each page for itself. */
const qualities = { common: brotliAt(constants.BROTLI_MAX_QUALITY), own: brotliAt(5) };

/** So many lengths of heads are told apart for each common part. */
const mostLengths = 16;

/** A common part that is shorter is not worth it. */
const shortest = 4096;

const header = storedHeader(tail);

/**
 * A page is one brotli stream of three pieces. That of the common part was made by an encoder that was fed a `standIn` of the head's
 * length first; the others are made by one that is fed a stand-in of the common part's length in between. So every distance, and
 * every place in brotli's own dictionary, which is counted from the beginning of the stream, is true. A pair of common part and
 * length is used from its third page on, and not at all unless the stream of the second reads back as the page.
 */
export const createCommonPacker = (placeholder: string): CommonPacker => {
  /** By common part and length of the head; null while it is made, or where it does not read back. */
  const made = new WeakMap<Buffer, Map<number, Pieces | null>>();
  const standIns = new WeakMap<Buffer, Buffer>();
  const standInOf = (common: Buffer): Buffer => {
    const found = standIns.get(common) ?? standIn(common.length);
    standIns.set(common, found);
    return found;
  };

  const packOwn = async (
    { head, common, rest }: PageParts,
    pieces: Pieces,
    nonce: string,
  ): Promise<Buffer> => {
    const filled = fillHoles(cutAtNonce(rest, placeholder), nonce);
    const letters = filled.subarray(0, tail);
    const encoder = openEncoder(qualities.own);
    try {
      const first = await encoder.pack(head);
      await encoder.pack(Buffer.concat([standInOf(common), letters]));
      const last = await encoder.pack(filled.subarray(tail));
      return Buffer.concat([first, ...pieces(nonce), header, letters, last, endOfStream]);
    } finally {
      encoder.close();
    }
  };

  const learn = async (page: PageParts, lengths: Map<number, Pieces | null>): Promise<void> => {
    const { head, common } = page;
    lengths.set(head.length, null);
    const before = standIn(head.length);
    before.write(padding, before.length - padding.length);
    const pieces = await splicePieces(
      cutAtNonce(common, placeholder),
      placeholder.length,
      qualities.common,
      before,
    );
    const packed = await packOwn(page, pieces, placeholder);
    if (reads(packed, wholeOf(page))) lengths.set(head.length, pieces);
  };

  return {
    pack: async (page, nonce) => {
      const { head, common } = page;
      const lengths = made.get(common);
      if (!lengths) made.set(common, new Map());
      const pieces = lengths?.get(head.length);
      if (pieces) return packOwn(page, pieces, nonce);
      if (lengths && pieces === undefined && lengths.size < mostLengths && common.length >= shortest)
        void learn(page, lengths).catch(() => undefined);
      return null;
    },
  };
};
