import sharp from 'sharp';
import type { Goods } from '../catalogue-goods.ts';
import type { Description } from '../description.ts';
import type { Pack } from '../drawing/paint.ts';
import { Sheet } from '../drawing/sheet.ts';
import { kitOf, modelOf } from '../models/model-of.ts';
import { drawPack } from '../pack.ts';
import { packShot } from '../staging/pack-shot.ts';
import { chanceFor } from '../staging/stage.ts';
import { photograph } from '../studio/photograph.ts';

/** Packs that are there to be shown, by the names of their pictures. */
export interface Packs {
  readonly get: (name: string) => Pack | undefined;
}

/** Pixels at which a pack is taken; no drawing shows one larger than the other. */
const takenAt = 720;
const keptAt = 480;

/** What a picture holds, in a form that stands within an SVG. */
export const embedded = (bytes: Buffer, kind: 'png' | 'jpeg'): string =>
  `data:image/${kind};base64,${bytes.toString('base64')}`;

/** Scenes and sheets have shadows of their own: of the studio's only that under the very foot stays. */
const withoutShadow = (pixels: Uint8Array): void => {
  for (let cover = 3; cover < pixels.length; cover += 4)
    pixels[cover] = Math.max(0, ((pixels[cover] ?? 0) - 190) * (255 / 65));
};

/** A pack as the studio takes it, on nothing; no higher and no wider than the drawn one whose place it takes. */
const takePack = async (
  name: string,
  goods: Goods,
  catalogue: ReadonlyMap<string, Description>,
): Promise<Pack> => {
  const drawn = drawPack(name, catalogue, new Sheet());
  const description = goods.pictures.get(name);
  const model = await modelOf(name, goods, 46);
  const { parts, view } = packShot({
    model,
    items: [model],
    kit: kitOf(name, goods, 46),
    shape: description?.shape ?? '',
    taste: '',
    category: '',
    chance: chanceFor(name, 'pack'),
    name,
  });
  const taken = photograph(
    { parts, view, ground: description?.background ?? '#edf3ec', clear: true },
    takenAt,
  );
  withoutShadow(taken);
  const png = await sharp(Buffer.from(taken.buffer), {
    raw: { width: takenAt, height: takenAt, channels: 4 },
  })
    .resize(keptAt, keptAt)
    .png()
    .toBuffer();
  const lean = Math.cos((view.above * Math.PI) / 180);
  const unit = Math.min(drawn.height / (model.height * lean), (drawn.width * 1.1) / model.width);
  const side = view.span * unit;
  // The view's target is the middle of the picture: its height above the foot is where the foot lies below the middle.
  const foot = side / 2 + view.target[1] * lean * unit;
  const at = (value: number): string => value.toFixed(1);
  return {
    art: `<image x="${at(-side / 2)}" y="${at(-foot)}" width="${at(side)}" height="${at(side)}" href="${embedded(png, 'png')}"/>`,
    width: model.width * unit,
    height: model.height * lean * unit,
  };
};

/** Photographs of all packs that `draw` asks for, which may draw for nothing but that. */
export const photographed = async (
  goods: Goods,
  catalogue: ReadonlyMap<string, Description>,
  draw: (asked: Packs) => void,
): Promise<ReadonlyMap<string, Pack>> => {
  const names = new Set<string>();
  draw({
    get: (name) => {
      names.add(name);
      return undefined;
    },
  });
  const packs = new Map<string, Pack>();
  for (const name of names) packs.set(name, await takePack(name, goods, catalogue));
  return packs;
};
