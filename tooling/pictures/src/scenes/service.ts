import type { Scene } from '../content/setting.ts';
import { mix } from '../drawing/colour.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { line, placedFigure } from '../people/groups.ts';
import { aloe, lyingLeaf } from '../props/aloe.ts';
import { potPlant, wood } from '../props/furniture.ts';
import { productsInRow } from '../props/products.ts';
import { room, windowView } from '../props/room.ts';
import { steam, teaGlass } from '../props/tableware.ts';
import { landscape } from '../scenery/landscape.ts';

/** Somebody hands a bag over a counter: a person to ask. */
export const counter: Scene = (setting) => {
  const { place, product } = setting;
  const wall = room(setting, mix(place.wall, '#d3e2d6', 0.6), '#b08a62', 600);
  const shelf = [210, 370]
    .map(
      (y) =>
        rect(130, y, 620, 12, 3, wood(setting, '#b98a5c')) +
        productsInRow(
          setting,
          [
            ['bottle', 0],
            ['jar', 0],
            ['honey-jar', 0],
            ['pump', 0],
            ['bottle', 1],
            ['tube', 0],
            ['tub', 0],
          ],
          140,
          740,
          y,
          0.26,
        ),
    )
    .join('');
  const seller = placedFigure(setting, 'shake', 480, 760, 1.2, { person: { jacket: false, top: '#2f7d5b' } });
  const guest = placedFigure(setting, 'hold', 940, 790, 1.24, { mirrored: true });
  const bar =
    rect(120, 560, 620, 250, 6, wood(setting, '#2f6a52')) +
    rect(100, 546, 660, 22, 6, wood(setting, '#c09a6a'));
  return [
    wall + windowView(setting, 970, 260, 300, 380),
    shelf,
    seller + guest,
    bar +
      placed(product('paper-bag').art, 640, 548, 0.5) +
      placed(potPlant(setting, 150, place.roof), 190, 548),
  ];
};

/** The whole team before their land. */
export const team: Scene = (setting) => {
  const [air, far, near] = landscape(setting, {
    horizon: 440,
    sunX: 240,
    sunY: 180,
    town: [300, 1200],
    clouds: 4,
  });
  return [
    air,
    far,
    near,
    line(setting, ['stand', 'rest', 'hold', 'wave', 'lean'], 7, [110, 1090], 730, 0.98) +
      placed(aloe(setting, 190), 60, 790) +
      placed(aloe(setting, 210), 1150, 790),
  ];
};

/** A glass of tea (or coffee) shared over a parcel that has just been opened. */
export const parcel: Scene = (setting) => {
  const { place, light, sheet, product } = setting;
  const wall =
    room(setting, mix(place.accent, '#f3ede0', 0.7), '#b08a62', 540) +
    windowView(setting, 300, 220, 380, 320);
  const top =
    path('M-40 570H1240V820H-40Z', wood(setting, '#b8895c')) +
    sheet.blurred(ellipse(640, 710, 360, 34, '#3a2a1a', { opacity: 0.35 }), 14);
  const card = (share: number): string => light.on(mix('#c8a577', '#6f4d26', share));
  const box =
    path('M380 520L300 440L560 430L600 520Z', card(0.1)) +
    path('M900 520L990 436L720 430L690 520Z', card(0.18)) +
    rect(380, 520, 520, 200, 4, card(0)) +
    rect(380, 520, 520, 12, 0, card(0.3)) +
    rect(600, 560, 90, 20, 4, '#ffffff', { opacity: 0.4 });
  const inside =
    placed(product('bottle').art, 500, 640, 0.62) +
    placed(product('honey-jar').art, 650, 610, 0.62) +
    placed(product('tube').art, 780, 630, 0.6);
  return [
    wall,
    top,
    path('M380 520H900L860 470H420Z', card(0.6)) + inside + box,
    placed(teaGlass(setting), 1050, 730, 1.1) +
      placed(steam(setting, 110), 1050, 610) +
      placed(lyingLeaf(setting, 220, false), 120, 720, 1, -6),
  ];
};
