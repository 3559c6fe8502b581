import type { Scene } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { placedFigure } from '../people/groups.ts';
import { lyingLeaf } from '../props/aloe.ts';
import { flask, microscope, tubes } from '../props/desk.ts';
import { productsInRow } from '../props/products.ts';
import { room, windowView } from '../props/room.ts';

/** Samples and a leaf on a laboratory's bench. */
export const bench: Scene = (setting) => {
  const { light, sheet } = setting;
  const wall =
    room(setting, '#e3edf0', '#cfd8d8', 560) +
    repeat(
      3,
      (index) =>
        rect(110 + index * 250, 90, 220, 190, 6, light.on('#f6f9f9')) +
        rect(122 + index * 250, 102, 196, 166, 4, light.on('#cfe0e4'), { opacity: 0.6 }),
    ) +
    windowView(setting, 990, 220, 300, 330);
  const top =
    path(
      'M-40 590H1240V820H-40Z',
      sheet.linear(
        [
          [0, light.on('#fafcfc')],
          [1, light.on('#c6d2d2')],
        ],
        'down',
      ),
    ) + rect(-40, 584, 1280, 10, 0, '#ffffff');
  const worker = placedFigure(setting, 'hold', 760, 760, 1.25, {
    person: { top: '#f4f7f6', bottom: '#e3eaea', jacket: true, dress: 'robe' },
  });
  const things =
    placed(microscope(setting), 230, 690, 1.2) +
    placed(flask(setting, '#8fc78a'), 460, 700, 1.1) +
    placed(flask(setting, '#e9b64c'), 590, 720, 0.9) +
    placed(tubes(setting, ['#d3ecc4', '#f0c257', '#c2566f']), 990, 712, 1);
  return [
    wall,
    worker,
    top + things,
    placed(lyingLeaf(setting, 330, true), 640, 760, 1, -4) +
      placed(setting.product('bottle').art, 1130, 730, 0.5),
  ];
};

/** Bottles on the filling line. */
export const fillingLine: Scene = (setting) => {
  const { light, sheet } = setting;
  const wall = room(setting, '#dfe8ea', '#b9c4c6', 620) + windowView(setting, 960, 190, 330, 220);
  const steel = sheet.linear(
    [
      [0, light.on('#f3f6f6')],
      [0.5, light.on('#c2cccd')],
      [1, light.on('#8e9b9d')],
    ],
    'down',
  );
  const filler =
    rect(280, 110, 430, 150, 14, steel) +
    repeat(
      4,
      (index) =>
        rect(316 + index * 104, 260, 34, 60, 4, steel) +
        path(
          `M${322 + index * 104} 320H${344 + index * 104}L${338 + index * 104} 344H${328 + index * 104}Z`,
          light.on('#7f8d90'),
        ),
    ) +
    ellipse(340, 180, 26, 26, light.on('#9fd0a0')) +
    rect(400, 156, 240, 20, 8, light.on('#8e9b9d')) +
    stroke('M495 110V-10', light.on('#aab6b8'), 26);
  const bottles = productsInRow(
    setting,
    [
      ['bottle', 0],
      ['bottle', 0],
      ['bottle', 0],
      ['bottle', 0],
      ['bottle', 1],
      ['bottle', 1],
      ['bottle', 1],
      ['bottle', 1],
      ['bottle', 0],
      ['bottle', 0],
      ['bottle', 0],
    ],
    -50,
    1250,
    612,
    0.52,
  );
  const belt =
    rect(-20, 606, 1240, 54, 10, steel) +
    rect(-20, 606, 1240, 10, 0, light.on('#4a5558')) +
    repeat(14, (index) => ellipse(40 + index * 92, 634, 14, 14, light.on('#6f7d80'))) +
    repeat(4, (index) => rect(140 + index * 300, 660, 30, 150, 4, steel));
  return [
    wall,
    filler,
    belt + bottles,
    placedFigure(setting, 'hold', 1050, 830, 1.1, {
      person: { top: '#f4f7f6', bottom: '#e3eaea', dress: 'robe' },
    }),
  ];
};
