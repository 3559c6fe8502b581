import type { Shape } from '../drawing/paint.ts';
import { balm } from './balm.ts';
import { bars } from './bars.ts';
import { book } from './book.ts';
import { booklet } from './booklet.ts';
import { bottle } from './bottle.ts';
import { candle } from './candle.ts';
import { canister } from './canister.ts';
import { cards } from './cards.ts';
import { carton } from './carton.ts';
import { dishBottle } from './dish-bottle.ts';
import { dropper } from './dropper.ts';
import { flipBottle } from './flip-bottle.ts';
import { foamPump } from './foam-pump.ts';
import { giftBox } from './gift-box.ts';
import { halfBottle } from './half-bottle.ts';
import { honeyJar } from './honey-jar.ts';
import { jar } from './jar.ts';
import { laptop } from './laptop.ts';
import { leaflet } from './leaflet.ts';
import { miniCase } from './mini-case.ts';
import { miniSpray } from './mini-spray.ts';
import { oil } from './oil.ts';
import { paperBag } from './paper-bag.ts';
import { pouch } from './pouch.ts';
import { pump } from './pump.ts';
import { rollOn } from './roll-on.ts';
import { samples } from './samples.ts';
import { shaker } from './shaker.ts';
import { slimTube } from './slim-tube.ts';
import { soap } from './soap.ts';
import { spray } from './spray.ts';
import { stick } from './stick.ts';
import { sticks } from './sticks.ts';
import { capsules, softgels, tablets } from './supplement.ts';
import { tShirt } from './t-shirt.ts';
import { teaBox } from './tea-box.ts';
import { ticket } from './ticket.ts';
import { toothpaste } from './toothpaste.ts';
import { tote } from './tote.ts';
import { tub } from './tub.ts';
import { tube } from './tube.ts';

/** Every single pack that can be drawn, by the name that a catalogue's `shape` gives. */
export const shapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries({
    balm,
    bars,
    book,
    booklet,
    bottle,
    candle,
    canister,
    capsules,
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
    pouch,
    pump,
    'roll-on': rollOn,
    samples,
    shaker,
    'slim-tube': slimTube,
    soap,
    softgels,
    spray,
    stick,
    sticks,
    't-shirt': tShirt,
    tablets,
    'tea-box': teaBox,
    ticket,
    toothpaste,
    tote,
    tub,
    tube,
  }),
);
