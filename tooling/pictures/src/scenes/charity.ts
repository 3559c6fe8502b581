import type { Scene } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, mix } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { line, placedFigure } from '../people/groups.ts';
import { balloon } from '../props/festive.ts';
import { basket, blanket, childDrawing, samovar } from '../props/outdoors.ts';
import { spade } from '../props/meadow.ts';
import { fruitBowl, teaGlass } from '../props/tableware.ts';
import { grass, hill } from '../scenery/hills.ts';
import { landscape } from '../scenery/landscape.ts';
import { lawn, shadowOf } from '../scenery/lawn.ts';
import { sapling, tree } from '../scenery/trees.ts';

/** Young trees that wait to be planted. */
export const saplings: Scene = (setting) => {
  const [air, far] = landscape(setting, { horizon: 340, sunX: 300, sunY: 150, meadow: false, clouds: 5 });
  const pots = repeat(9, (index) => {
    const [x, y, size] = [90 + index * 130, 690 + (index % 2) * 60, 300 + (index % 3) * 34];
    return (
      shadowOf(setting, x + 14, y, 70) +
      placed(sapling(setting, size), x, y - 44) +
      placed(
        path('M-42 -70H42L32 0H-32Z', setting.light.on(index % 2 === 0 ? '#3b3f42' : '#8f4f34')) +
          ellipse(0, -70, 42, 9, setting.light.on('#4d3824')),
        x,
        y,
      )
    );
  });
  const rows = repeat(8, (index) => placed(sapling(setting, 90), 80 + index * 150, 490));
  return [air, far, lawn(setting, 400) + rows, pots + placed(spade(setting), 1130, 770, 1.2, 9)];
};

/** Children's drawings on a line between trees. */
export const drawings: Scene = (setting) => {
  const { light } = setting;
  const [air, far] = landscape(setting, { horizon: 470, sunX: 970, sunY: 170, meadow: false, clouds: 4 });
  const trunks = [60, 1140]
    .map(
      (x) =>
        rect(
          x - 34,
          -20,
          68,
          860,
          16,
          setting.sheet.linear([
            [0, light.on('#9a7a58')],
            [1, light.on('#4d3a2b')],
          ]),
        ) +
        ellipse(x, 10, 300, 120, light.on('#4f8a45')) +
        ellipse(x + 60, 40, 200, 90, light.on('#6ca653')),
    )
    .join('');
  const cords = stroke('M60 210Q600 310 1140 200M60 480Q600 570 1140 480', light.on('#6b5a48'), 3);
  const papers =
    repeat(6, (index) =>
      placed(
        childDrawing(setting, index),
        190 + index * 165,
        232 + Math.sin(((index + 0.7) / 6.4) * Math.PI) * 34,
        1.02,
      ),
    ) +
    repeat(5, (index) =>
      placed(
        childDrawing(setting, index + 3),
        260 + index * 172,
        504 + Math.sin(((index + 1) / 6) * Math.PI) * 28,
        0.98,
      ),
    );
  return [air, far, lawn(setting, 520), trunks + cords + papers];
};

/** A picnic on the grass. */
export const picnic: Scene = (setting) => {
  const { place } = setting;
  const [air, far] = landscape(setting, { horizon: 330, sunX: 900, sunY: 150, meadow: false, clouds: 5 });
  const trees =
    shadowOf(setting, 170, 510, 190) +
    placed(tree(setting, 420, 0.05), 150, 520) +
    placed(tree(setting, 250, 0.16), 1040, 460);
  const group =
    placedFigure(setting, 'rest', 330, 560, 0.7) +
    placedFigure(setting, 'hold', 900, 560, 0.72) +
    placedFigure(setting, 'wave', 1010, 580, 0.7);
  const meal =
    placed(blanket(setting, place.accent), 600, 660, 1.25) +
    placed(basket(setting), 390, 660, 0.95) +
    placed(samovar(setting), 700, 640, 0.9) +
    placed(fruitBowl(setting), 540, 712, 0.8) +
    [640, 790, 850].map((x, index) => placed(teaGlass(setting), x, 700 + index * 8, 0.55)).join('');
  return [air, far, lawn(setting, 400) + trees, group + meal];
};

/** Everybody who helped, with their spades. */
export const helpers: Scene = (setting) => {
  const [air, far] = landscape(setting, { horizon: 400, sunX: 1010, sunY: 180, meadow: false, clouds: 4 });
  const young = repeat(6, (index) => placed(sapling(setting, 170), 110 + index * 196, 560));
  const group =
    line(setting, ['rest', 'wave', 'stand', 'hold'], 8, [90, 1110], 668, 0.72) +
    line(setting, ['rest', 'stand', 'cheer'], 6, [170, 1030], 760, 0.82);
  const tools = [70, 610, 1120]
    .map((x, index) => placed(spade(setting), x, 780, 1.3, index * 6 - 5))
    .join('');
  const balloons = [setting.place.accent, '#d9ea8a', '#e86f7e']
    .map((colour, index) => placed(balloon(setting, colour), 1060 + index * 36, 330 - (index % 2) * 60, 0.9))
    .join('');
  return [air, far, lawn(setting, 450) + young, group + tools + balloons];
};

/** The sun going down over what was planted. */
export const sunset: Scene = (setting) => {
  const { place, light } = setting;
  const [air, far] = landscape(setting, { horizon: 470, sunX: 420, sunY: 410, meadow: false, clouds: 6 });
  const ground =
    hill(setting, 520, 14, darker(mix(place.land, light.tint, 0.3), 0.24), 0, 2) +
    grass(setting, 540, 800, darker(place.land, 0.4), 260);
  const glow = ellipse(
    420,
    500,
    700,
    240,
    setting.sheet.radial([
      [0, light.sun, 0.5],
      [1, light.sun, 0],
    ]),
  );
  const young = repeat(7, (index) =>
    placed(sapling(setting, 90 + index * 34), 90 + index * 168, 590 + index * 26),
  );
  return [
    air,
    far,
    ground + glow,
    young + placedFigure(setting, 'link', 600, 640, 0.5) + placedFigure(setting, 'stand', 690, 640, 0.36),
  ];
};
