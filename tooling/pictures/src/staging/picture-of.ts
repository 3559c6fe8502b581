import type { Goods } from '../catalogue-goods.ts';
import { WrongDescription } from '../description.ts';
import { itemsOf, kitOf, modelOf } from '../models/model-of.ts';
import type { View } from '../studio/camera.ts';
import { photograph, type Shot } from '../studio/photograph.ts';
import { closeShot } from './close-shot.ts';
import { contentsShot } from './contents-shot.ts';
import { packShot } from './pack-shot.ts';
import { chanceFor, type Scene, type Stage } from './stage.ts';
import { usedShot } from './used-shot.ts';

/** Pixels at which a picture is taken before it is made smaller: its edges are smooth for it. */
export const takenAt = 1000;

/** Pixels that a centimetre of print gets: as many as the picture shows. */
const detailOf = (scene: Scene | null): number => (scene === 'close' ? 90 : 46);

const shotOf = async (scene: Scene | null, stage: Stage): Promise<Omit<Shot, 'ground'>> => {
  if (scene === 'contents') return contentsShot(stage);
  if (scene === 'used') return usedShot(stage);
  return scene === 'close' ? closeShot(stage) : packShot(stage);
};

/** Neighbours in a list are not taken from the very same place. */
const askew = (view: View, { chance }: Stage, scene: Scene | null): View =>
  scene === 'contents' || scene === 'used' ? { ...view, aside: (chance() - 0.5) * 22 } : view;

/** Takes one picture of a country's catalogue: bytes of red, green, blue and cover, `takenAt` pixels square. */
export const pictureOf = async (name: string, goods: Goods): Promise<Uint8Array> => {
  const description = goods.pictures.get(name);
  if (description === undefined) throw new WrongDescription(`no picture ${name}`);
  const { scene, of, shape, taste, background, clear } = description;
  const detail = detailOf(scene);
  const [model, held] = await Promise.all([
    modelOf(of, goods, detail),
    scene === 'contents' ? itemsOf(of, goods, detail) : [],
  ]);
  const stage: Stage = {
    model,
    items: held.length > 0 ? held : [model],
    kit: kitOf(of, goods, detail),
    shape,
    taste,
    name: of,
    category: goods.categories.get(of) ?? '',
    chance: chanceFor(of, scene ?? 'pack'),
  };
  const shot = await shotOf(scene, stage);
  return photograph({ ...shot, view: askew(shot.view, stage, scene), ground: background, clear }, takenAt);
};
