import { bars } from './bars.ts';
import { bottle, halfBottle, supplementJar, tub } from './bottles.ts';
import { cards, ticket } from './cards.ts';
import { carton, miniCase, teaBox } from './cartons.ts';
import { tShirt, tote } from './cloth.ts';
import { flipBottle } from './flip-bottle.ts';
import { giftBox } from './gift-box.ts';
import { candle, honeyJar, jar } from './glass-jars.ts';
import { canister, dishBottle, shaker } from './household-bottles.ts';
import type { Make } from './kit.ts';
import { laptop } from './laptop.ts';
import { paperBag } from './paper-bag.ts';
import { book, booklet, leaflet } from './printed-matter.ts';
import { foamPump, pump } from './pumps.ts';
import { samples, sticks } from './sachets.ts';
import { soap } from './soap.ts';
import { miniSpray, spray } from './sprays.ts';
import { balm, stick } from './sticks-that-turn.ts';
import { toothpaste } from './toothpaste.ts';
import { slimTube, tube } from './tubes.ts';
import { dropper, oil, rollOn } from './vials.ts';

/** What stands for each shape of a country's `pictures.yaml`. */
export const makers: Readonly<Record<string, Make>> = {
  balm,
  bars,
  book,
  booklet,
  bottle,
  candle,
  canister,
  capsules: supplementJar,
  cards,
  carton,
  'dish-bottle': dishBottle,
  dropper,
  'flip-bottle': flipBottle,
  'foam-pump': foamPump,
  'gift-box': giftBox,
  'half-bottle': halfBottle,
  'honey-jar': honeyJar,
  jar,
  laptop,
  leaflet,
  'mini-case': miniCase,
  'mini-spray': miniSpray,
  oil,
  'paper-bag': paperBag,
  pump,
  'roll-on': rollOn,
  samples,
  shaker,
  'slim-tube': slimTube,
  soap,
  softgels: supplementJar,
  spray,
  stick,
  sticks,
  tablets: supplementJar,
  'tea-box': teaBox,
  ticket,
  toothpaste,
  tote,
  tub,
  tube,
  't-shirt': tShirt,
};
