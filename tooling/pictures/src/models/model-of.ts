import type { Goods } from '../catalogue-goods.ts';
import { WrongDescription, type Description } from '../description.ts';
import { chanceOf } from '../drawing/chance.ts';
import { families } from '../drawing/families.ts';
import type { Paint } from '../drawing/paint.ts';
import { wordsOf } from '../print/words.ts';
import { makers } from './index.ts';
import type { Kit, Model } from './kit.ts';
import { carrier, sideBySide, tray } from './sets.ts';

const paintOf = ({ colours, word }: Description): Paint => {
  const family = families[colours];
  if (family === undefined) throw new WrongDescription(`no colours ${colours}`);
  return { ...family, ink: colours === 'forest' ? family.body : family.cap, word };
};

/** What the model of a picture is made from. */
export const kitOf = (name: string, { pictures, words }: Goods, detail: number): Kit => {
  const description = pictures.get(name);
  if (description === undefined) throw new WrongDescription(`no picture ${name}`);
  return {
    words: words.get(name) ?? wordsOf({}),
    paint: paintOf(description),
    detail,
    chance: chanceOf(name),
  };
};

/** The things that an arrangement holds, each once for each time that it is named. */
export const itemsOf = async (name: string, goods: Goods, detail: number): Promise<readonly Model[]> =>
  Promise.all((goods.pictures.get(name)?.items ?? []).map(async (item) => modelOf(item, goods, detail)));

/** The thing that a picture shows, with what it is made of. */
export const modelOf = async (name: string, goods: Goods, detail: number): Promise<Model> => {
  const kit = kitOf(name, goods, detail);
  const shape = goods.pictures.get(name)?.shape ?? '';
  const make = makers[shape];
  if (make !== undefined) return make(kit);
  const items = await itemsOf(name, goods, detail);
  if (shape === 'tray') return tray(kit, items);
  if (shape === 'carrier') return carrier(kit, items);
  return sideBySide(items, 1.6);
};
