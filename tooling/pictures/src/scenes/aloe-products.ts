import type { Scene } from '../content/setting.ts';
import { lighter, mix } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { aloe, dew, gelCubes, lyingLeaf } from '../props/aloe.ts';
import { wood } from '../props/furniture.ts';
import { productsInRow } from '../props/products.ts';
import { room, windowView } from '../props/room.ts';
import { bouquet, glass } from '../props/tableware.ts';
import { hill } from '../scenery/hills.ts';
import { landscape } from '../scenery/landscape.ts';

/** A cut leaf on an open hand before the land of the place. */
export const leafInHand: Scene = (setting) => {
  const { sheet, light } = setting;
  const [air, far] = landscape(setting, { horizon: 520, sunX: 940, sunY: 200, meadow: false, clouds: 4 });
  const skin = sheet.linear(
    [
      [0, light.on('#f2cfae')],
      [0.6, light.on('#dca982')],
      [1, light.on('#b9825c')],
    ],
    'down',
  );
  const hand =
    path(
      'M-60 860C-30 700 60 620 190 590C330 566 470 560 640 566C690 570 690 606 640 612L470 624C600 624 700 628 760 634C800 640 798 676 756 680L500 676C600 684 680 692 730 702C764 712 756 744 720 744L480 726C380 790 250 830 130 860Z',
      skin,
    ) +
    stroke('M470 624L380 622M500 676L400 672M480 726L400 716', light.on('#b9825c'), 5, { opacity: 0.6 }) +
    path('M200 590C250 540 330 510 400 520C430 526 424 556 396 562C340 574 300 600 260 640Z', skin);
  return [
    air,
    sheet.blurred(far + hill(setting, 560, 10, setting.place.land, 0.1), 4),
    hand,
    placed(lyingLeaf(setting, 680, true), 330, 540, 1, -9) + dew(setting, 14, [480, 860], [430, 500]),
  ];
};

/** Products on a wooden table before a window: drink, honey, cream. */
export const onTable: Scene = (setting) => {
  const { place, sheet, light } = setting;
  const wall =
    room(setting, mix(place.wall, '#dfe6d8', 0.4), '#a9794d', 560) + windowView(setting, 780, 240, 560, 380);
  const top =
    path('M-40 600H1240V820H-40Z', wood(setting, '#a8794f')) +
    rect(-40, 594, 1280, 10, 0, light.on(lighter('#a8794f', 0.5))) +
    sheet.blurred(ellipse(600, 690, 480, 36, '#3a2a1a', { opacity: 0.3 }), 14);
  return [
    wall,
    top + placed(bouquet(setting, 270, place.accent), 1060, 650),
    productsInRow(
      setting,
      [
        ['bottle', 0],
        ['honey-jar', 0],
        ['jar', 0],
      ],
      170,
      880,
      690,
      0.98,
    ),
    placed(lyingLeaf(setting, 330, true), 610, 752, 1, -3) +
      placed(glass(setting, 150, 0.7, '#d3ecc4'), 190, 740),
  ];
};

/** A glass of clear gel beside a cut leaf. */
export const leafAndGlass: Scene = (setting) => {
  const { place, sheet, light } = setting;
  const wall = room(setting, mix(place.accent, '#eef3ea', 0.72), '#d9c7a5', 540);
  const top = path(
    'M-40 560H1240V820H-40Z',
    sheet.linear(
      [
        [0, light.on('#f6f2e8')],
        [1, light.on('#d5cdbb')],
      ],
      'down',
    ),
  );
  const disc = ellipse(700, 300, 270, 270, light.on('#fbf7ec'), { opacity: 0.7 });
  return [
    wall + disc,
    top + sheet.blurred(ellipse(560, 690, 420, 34, '#3a2a1a', { opacity: 0.28 }), 14),
    placed(aloe(setting, 430), 960, 640) + placed(lyingLeaf(setting, 560, true), 180, 650, 1, -5),
    placed(glass(setting, 340, 0.74, '#d3ecc4'), 760, 720) + placed(gelCubes(setting, 8, 110), 420, 740),
  ];
};
