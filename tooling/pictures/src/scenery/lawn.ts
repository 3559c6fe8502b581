import { type Setting, stage } from '../content/setting.ts';
import { ellipse } from '../drawing/marks.ts';
import { grass, hill } from './hills.ts';

export const lawn = (setting: Setting, y: number): string =>
  hill(setting, y, 8, setting.place.land, 0.02, 2) +
  grass(setting, y + 16, stage.height, setting.place.land, 330);

export const shadowOf = (setting: Setting, x: number, y: number, wide: number): string =>
  setting.sheet.blurred(ellipse(x, y, wide, wide * 0.17, '#14261b', { opacity: 0.32 }), 9);
