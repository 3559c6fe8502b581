import { halfBottle } from '../models/bottles.ts';
import type { Stage } from './stage.ts';
import type { Seen } from './table.ts';
import { bathed, carried, desk, given, scented } from './used-at-home.ts';
import { dosed, kitchen, poured, shaken, sipped } from './used-on-tables.ts';

/** The product where it is used, beside things whose size everybody knows. */
export const usedShot = async (stage: Stage): Promise<Seen> => {
  const { shape, model, category } = stage;
  switch (shape) {
    case 'bottle':
    case 'half-bottle':
    case 'carrier':
      return poured(stage, model);
    case 'mini-case':
      return poured(stage, await halfBottle(stage.kit));
    case 'tablets':
    case 'capsules':
    case 'softgels':
      return dosed(stage, shape);
    case 'carton':
      return dosed(stage, 'tablets');
    case 'mini-spray':
    case 'tea-box':
    case 'honey-jar':
      return shape === 'mini-spray' ? dosed(stage, 'tablets') : sipped(stage);
    case 'dish-bottle':
    case 'canister':
      return kitchen(stage);
    case 'tub':
    case 'sticks':
    case 'shaker':
    case 'bars':
      return shaken(stage);
    case 'oil':
    case 'roll-on':
    case 'candle':
      return scented(stage);
    case 'tote':
    case 't-shirt':
    case 'paper-bag':
      return carried(stage);
    case 'book':
    case 'booklet':
    case 'leaflet':
    case 'laptop':
    case 'ticket':
    case 'cards':
      return desk(stage);
    case 'gift-box':
    case 'tray':
    case 'samples':
      return given(stage);
    default:
      return category === 'household' ? kitchen(stage) : bathed(stage);
  }
};
