import type { Scene } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { fromBehind } from '../people/figure.ts';
import { passer, placedFigure } from '../people/groups.ts';
import { catalogue, presentation } from '../props/desk.ts';
import { chair, lamp, potPlant, stool, table, wood } from '../props/furniture.ts';
import { productsInRow } from '../props/products.ts';
import { room, windowView } from '../props/room.ts';
import { bouquet, cup, fruitBowl, glass, steam, sweets, teaGlass } from '../props/tableware.ts';

/** A table with small glasses to taste from. */
export const tasting: Scene = (setting) => {
  const { place } = setting;
  const wall = room(setting, mix(place.wall, place.accent, 0.12), '#a9794d', 560);
  const drinks = ['#d3e6a4', '#f2c27a', '#c2566f', '#f0d46a', '#d3e6a4', '#f2c27a', '#c2566f'];
  const glasses = drinks
    .map((drink, index) => placed(glass(setting, 88, 0.7, drink), 470 + index * 62, 596 + (index % 2) * 12))
    .join('');
  const hosts = placedFigure(setting, 'hold', 520, 720, 1.1) + placedFigure(setting, 'wave', 800, 720, 1.08);
  const things =
    productsInRow(
      setting,
      [
        ['bottle', 0],
        ['bottle', 1],
        ['bottle', 2],
      ],
      120,
      430,
      580,
      0.5,
    ) +
    glasses +
    placed(fruitBowl(setting), 1010, 596, 0.95);
  return [
    wall + windowView(setting, 620, 230, 520, 300),
    hosts,
    placed(table(setting, 1120, 330, lighter(place.accent, 0.5)), 600, 580) + things,
    placed(bouquet(setting, 180, '#f1ece0'), 880, 590),
  ];
};

/** Chairs in a circle, ready for guests. */
export const circle: Scene = (setting) => {
  const { place } = setting;
  const wall = room(setting, mix(place.wall, '#cfdccf', 0.5), '#b98a5c', 470);
  const rug =
    ellipse(600, 640, 420, 120, setting.light.on(place.accent), { opacity: 0.5 }) +
    ellipse(600, 640, 340, 92, setting.light.on(lighter(place.accent, 0.4)), { opacity: 0.6 }) +
    ellipse(600, 640, 150, 40, setting.light.on(place.roof), { opacity: 0.35 });
  const places = Array.from({ length: 9 }, (_, index) => {
    const turn = -Math.PI / 2 + ((index - 4) / 9) * Math.PI * 2;
    const y = 640 + Math.sin(turn) * 118;
    return {
      x: 600 + Math.cos(turn) * 440,
      y,
      scale: 0.62 + ((y - 520) / 240) * 0.5,
      back: Math.sin(turn) > 0.3,
    };
  }).toSorted((one, other) => one.y - other.y);
  const chairs = places
    .map(({ x, y, scale, back }) =>
      placed(chair(setting, back ? place.roof : '#2f7d5b', back), Math.round(x), Math.round(y), scale),
    )
    .join('');
  return [
    wall + windowView(setting, 320, 220, 380, 280) + windowView(setting, 840, 220, 380, 280),
    rug,
    placed(potPlant(setting, 260, place.roof), 80, 540) +
      placed(potPlant(setting, 220, place.accent), 1130, 540) +
      chairs,
    placed(lamp(setting, 70, '#2f7d5b'), 600, 0),
  ];
};

/** A presentation on a screen before a few listeners. */
export const screen: Scene = (setting) => {
  const { place } = setting;
  const wall = room(setting, mix('#2f4a44', place.accent, 0.14), '#6b4a30', 560);
  const glow = ellipse(
    520,
    250,
    520,
    330,
    setting.sheet.radial([
      [0, '#fbfff4', 0.4],
      [1, '#fbfff4', 0],
    ]),
  );
  const talker = placedFigure(setting, 'speak', 930, 640, 1.08, { mirrored: true });
  const seats = repeat(5, (index) => placed(chair(setting, '#3a5a50', true), 130 + index * 180, 820, 1.2));
  const people = repeat(4, (index) =>
    placed(fromBehind(passer(setting), setting.sheet), 130 + index * 180 + 60, 690, 1.15),
  );
  return [
    wall + glow,
    placed(presentation(setting, setting.product('bottle').art), 480, 250, 1.25),
    talker + placed(potPlant(setting, 250, place.roof), 1110, 650),
    people + seats,
  ];
};

/** Two cups on a table by the window. */
export const coffee: Scene = (setting) => {
  const { light, place, sheet } = setting;
  const wall =
    room(setting, mix(place.wall, '#d9b48a', 0.3), '#a9794d', 500) + windowView(setting, 600, 220, 760, 380);
  const top =
    path('M-40 560H1240V820H-40Z', wood(setting, '#a8794f')) +
    rect(-40, 556, 1280, 10, 0, light.on(lighter('#a8794f', 0.5))) +
    sheet.blurred(ellipse(560, 660, 420, 40, '#3a2a1a', { opacity: 0.25 }), 16);
  const drink = ['peaks', 'steppe', 'hills'].includes(place.horizon)
    ? cup(setting, lighter(place.accent, 0.3))
    : cup(setting, '#f6f1e6');
  const things =
    placed(drink, 400, 700, 1.35) +
    placed(drink, 790, 690, 1.28) +
    placed(sweets(setting), 600, 742, 1) +
    placed(catalogue(setting, '#2f7d5b'), 1040, 672, 0.8, 14) +
    placed(bouquet(setting, 240, '#f1ece0'), 190, 630);
  const steams = placed(steam(setting, 150), 400, 556) + placed(steam(setting, 140), 790, 552);
  return [wall, top, things, steams];
};

/** Two members over coffee at a small table. */
export const talk: Scene = (setting) => {
  const { place } = setting;
  const wall =
    room(setting, mix(place.wall, '#cfdccf', 0.4), '#b08a62', 600) + windowView(setting, 600, 260, 620, 380);
  const seats =
    placed(stool(setting, place.roof), 330, 750, 1.12) +
    placedFigure(setting, 'sitTalk', 336, 750, 1.1) +
    `<g transform="translate(1200 0) scale(-1 1)">${placed(stool(setting, '#2f7d5b'), 330, 750, 1.12)}${placedFigure(setting, 'sit', 336, 750, 1.1)}</g>`;
  const desk = placed(
    rect(-8, 0, 16, 200, 6, wood(setting, '#6b4a30')) +
      ellipse(0, 206, 90, 12, '#3a2a1a', { opacity: 0.5 }) +
      ellipse(0, 0, 150, 20, wood(setting, '#b98a5c')),
    600,
    560,
  );
  const things =
    placed(
      ['sea', 'strait', 'river'].includes(place.horizon) ? teaGlass(setting) : cup(setting, '#f6f1e6'),
      550,
      560,
      0.56,
    ) +
    placed(
      ['sea', 'strait', 'river'].includes(place.horizon) ? teaGlass(setting) : cup(setting, '#f6f1e6'),
      660,
      560,
      0.56,
    );
  return [
    wall,
    placed(potPlant(setting, 320, place.accent), 90, 690) +
      placed(lamp(setting, 60, darker(place.accent, 0.2)), 600, 0),
    seats,
    desk + things + placed(steam(setting, 70), 550, 490) + placed(steam(setting, 70), 660, 490),
  ];
};
