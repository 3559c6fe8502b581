import type { Chance } from '../drawing/chance.ts';
import type { Paint } from '../drawing/paint.ts';
import { backPrint, barePrint, frontPrint, type Inks } from '../print/label.ts';
import type { Words } from '../print/words.ts';
import type { Part } from '../studio/part.ts';
import { textureOf, type Texture } from '../studio/texture.ts';

/** What a model is made from. */
export interface Kit {
  readonly words: Words;
  readonly paint: Paint;
  /** Pixels that a centimetre of print is drawn with. */
  readonly detail: number;
  readonly chance: Chance;
}

/** A thing that stands on y = 0, its front toward the camera. Centimetres. */
export interface Model {
  readonly parts: readonly Part[];
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The same without its lid. */
  readonly open: readonly Part[];
  /** The lid alone, put down; some things have none. */
  readonly lid: readonly Part[];
}

/** Makes one kind of thing. */
export type Make = (kit: Kit) => Promise<Model>;

const units = 600;

/** A print of so many centimetres. */
export const printOf = async (
  svg: (width: number, height: number) => string,
  { detail }: Kit,
  width: number,
  height: number,
): Promise<Texture> =>
  textureOf(svg(units, (units * height) / width), Math.min(1500, Math.max(48, Math.round(width * detail))));

/** Inks of a paper label. */
export const labelInks = ({ paint }: Kit): Inks => ({
  ink: paint.ink,
  accent: paint.body,
  paper: paint.label,
});

/** The front of a label, on paper unless told. */
export const front = async (
  kit: Kit,
  width: number,
  height: number,
  inks = labelInks(kit),
): Promise<Texture> => printOf((w, h) => frontPrint(kit.words, inks, w, h), kit, width, height);

/** The back of a label. */
export const back = async (
  kit: Kit,
  width: number,
  height: number,
  inks = labelInks(kit),
): Promise<Texture> => printOf((w, h) => backPrint(kit.words, inks, w, h), kit, width, height);

/** From so many pixels a centimetre on, a pack fills the picture and its back comes round the edge. */
const closeDetail = 60;

/** The back of what is seen from the front: its words are set only where one comes close enough to see some. */
export const rear = async (
  kit: Kit,
  width: number,
  height: number,
  inks = labelInks(kit),
): Promise<Texture> =>
  kit.detail >= closeDetail
    ? back(kit, width, height, inks)
    : printOf((w, h) => barePrint(inks, w, h), { ...kit, detail: 16 }, width, height);
