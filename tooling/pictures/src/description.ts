import { families } from './drawing/families.ts';
import { shapes } from './shapes/index.ts';
import { scenes, type Scene } from './staging/stage.ts';

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
  /** A fruit, flower or nut that belongs to it, for its scenes. */
  readonly taste: string;
  /** Another picture of the product that `of` shows (SHOP-10). */
  readonly scene: Scene | null;
  readonly of: string;
  /** The team's own file: it is never drawn, nor taken away. */
  readonly photograph: boolean;
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

/** A scene of a product has that product's shape and colours, and its own ground. */
const whole = (
  name: string,
  value: Readonly<Record<string, unknown>>,
  all: Readonly<Record<string, unknown>>,
): {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly scene: Scene | null;
  readonly of: string;
} => {
  if (value['scene'] === undefined) return { entry: value, scene: null, of: name };
  const scene = scenes.find((known) => known === value['scene']);
  if (scene === undefined) throw new WrongDescription(`${name}: no scene ${wordsOf(value['scene'])}`);
  const of = text(value, 'of', name);
  const shown = all[of];
  if (!isRecord(shown) || shown['scene'] !== undefined)
    throw new WrongDescription(`${name}: no picture ${of}`);
  if (shown['shape'] === undefined && value['photograph'] !== true)
    throw new WrongDescription(`${name}: ${of} is a photograph and has no shape to be drawn by`);
  return { entry: { ...shown, photograph: false, ...value }, scene, of };
};

/** A photograph of which nobody has said how it would be drawn. */
const undrawn = {
  shape: '',
  colours: '',
  word: '',
  width: 800,
  height: 800,
  items: [],
  clear: false,
  taste: '',
  scene: null,
  photograph: true,
} as const;

const describe = (name: string, value: unknown, all: Readonly<Record<string, unknown>>): Description => {
  if (!isRecord(value)) throw new WrongDescription(`${name}: must be a map`);
  const { entry, scene, of } = whole(name, value, all);
  if (value['photograph'] === true && entry['shape'] === undefined)
    return { ...undrawn, background: hex(entry, 'background', name), of };
  const shape = text(entry, 'shape', name);
  const colours = text(entry, 'colours', name);
  const arranged = arrangements.some((arrangement) => arrangement === shape);
  if (!arranged && !shapes.has(shape)) throw new WrongDescription(`${name}: no shape ${shape}`);
  if (!(colours in families)) throw new WrongDescription(`${name}: no colours ${colours}`);
  const items = arranged ? names(entry['items'], name) : [];
  for (const item of items) {
    const stood = all[item];
    if (!isRecord(stood)) throw new WrongDescription(`${name}: no picture ${item}`);
    if (stood['shape'] === undefined && stood['scene'] === undefined)
      throw new WrongDescription(`${name}: ${item} is a photograph and has no shape to be drawn by`);
  }
  const { width, height } = entry;
  if (typeof width !== 'number' || width !== height)
    throw new WrongDescription(`${name}: must be square, with width and height`);
  return {
    shape,
    colours,
    word: text(entry, 'word', name),
    background: hex(entry, 'background', name),
    width,
    height: width,
    items,
    clear: entry['clear'] === true,
    taste: wordsOf(entry['taste']),
    scene,
    of,
    photograph: entry['photograph'] === true,
  };
};

/** Reads the whole of a `pictures.yaml`, parsed. Throws WrongDescription at the first entry that cannot be drawn. */
export const describeAll = (parsed: unknown): ReadonlyMap<string, Description> => {
  if (!isRecord(parsed)) throw new WrongDescription('pictures.yaml: must be a map of pictures');
  return new Map(Object.entries(parsed).map(([name, value]) => [name, describe(name, value, parsed)]));
};
