import { families } from './drawing/families.ts';
import { shapes } from './shapes/index.ts';

/** Ways to put several pictures of the same catalogue together. */
export const arrangements = ['group', 'tray', 'carrier'] as const;
export type Arrangement = (typeof arrangements)[number];

/** How one picture of a catalogue is drawn: an entry of `pictures.yaml`. */
export interface Description {
  readonly shape: string;
  /** A colour family. */
  readonly colours: string;
  /** The word on the label. */
  readonly word: string;
  /** The tile's colour, also shown while the picture loads. */
  readonly background: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Pictures that an arrangement puts together. */
  readonly items: readonly string[];
  /** Draws no tile: for pictures that lie on a coloured surface of the page. */
  readonly clear: boolean;
}

/** What is wrong with a description file, one sentence each. */
export class WrongDescription extends Error {
  override readonly name = 'WrongDescription';
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as words, if it is words or a number at all. */
export const wordsOf = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;

const text = (entry: Readonly<Record<string, unknown>>, key: string, at: string): string => {
  const value = entry[key];
  if (typeof value !== 'string') throw new WrongDescription(`${at}: ${key} must be a text`);
  return value;
};

export const hex = (entry: Readonly<Record<string, unknown>>, key: string, at: string): string => {
  const value = text(entry, key, at);
  if (!/^#[0-9a-f]{6}$/.test(value))
    throw new WrongDescription(`${at}: ${key} must be a colour such as #edf3ec`);
  return value;
};

export const names = (value: unknown, at: string): readonly string[] => {
  if (!Array.isArray(value)) throw new WrongDescription(`${at}: items must be a list of pictures`);
  return value.map(String);
};

const describe = (name: string, value: unknown, all: Readonly<Record<string, unknown>>): Description => {
  if (!isRecord(value)) throw new WrongDescription(`${name}: must be a map`);
  const shape = text(value, 'shape', name);
  const colours = text(value, 'colours', name);
  const arranged = arrangements.some((arrangement) => arrangement === shape);
  if (!arranged && !shapes.has(shape)) throw new WrongDescription(`${name}: no shape ${shape}`);
  if (!(colours in families)) throw new WrongDescription(`${name}: no colours ${colours}`);
  const items = arranged ? names(value['items'], name) : [];
  for (const item of items) if (!(item in all)) throw new WrongDescription(`${name}: no picture ${item}`);
  const { width, height } = value;
  if (typeof width !== 'number' || width !== height)
    throw new WrongDescription(`${name}: must be square, with width and height`);
  return {
    shape,
    colours,
    word: text(value, 'word', name),
    background: hex(value, 'background', name),
    width,
    height: width,
    items,
    clear: value['clear'] === true,
  };
};

/** Reads the whole of a `pictures.yaml`, parsed. Throws WrongDescription at the first entry that cannot be drawn. */
export const describeAll = (parsed: unknown): ReadonlyMap<string, Description> => {
  if (!isRecord(parsed)) throw new WrongDescription('pictures.yaml: must be a map of pictures');
  return new Map(Object.entries(parsed).map(([name, value]) => [name, describe(name, value, parsed)]));
};
