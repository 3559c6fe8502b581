import type { Scene, Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { mix } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { placedFigure } from '../people/groups.ts';
import { aloe, aloeRows, crate, lyingLeaf } from '../props/aloe.ts';
import { wood } from '../props/furniture.ts';
import { hill } from '../scenery/hills.ts';
import { landscape } from '../scenery/landscape.ts';
import { sky } from '../scenery/sky.ts';

const soil = (setting: Setting, y: number): string =>
  hill(setting, y, 6, mix(setting.place.land, '#9a7a52', 0.62), 0.05, 2);

/** Rows of aloe to the skyline. */
export const rows: Scene = (setting) => {
  const [air, far] = landscape(setting, { horizon: 330, sunX: 300, sunY: 170, meadow: false, clouds: 5 });
  return [air, far, soil(setting, 372) + aloeRows(setting, 374, 640)];
};

/** The sun coming up over the field, a worker among the rows. */
export const sunrise: Scene = (setting) => {
  const [air, far] = landscape(setting, { horizon: 430, sunX: 620, sunY: 372, meadow: false, clouds: 4 });
  const warm = ellipse(
    620,
    430,
    900,
    330,
    setting.sheet.radial([
      [0, setting.light.sun, 0.55],
      [1, setting.light.sun, 0],
    ]),
  );
  return [
    air,
    far,
    soil(setting, 466) + aloeRows(setting, 468, 560, 7) + warm,
    placedFigure(setting, 'walk', 880, 660, 0.5, { person: { head: 'straw', dress: 'trousers' } }),
  ];
};

/** What is behind the field: the land of the place, wide. */
export const landBehind: Scene = (setting) => {
  const [air, far, near] = landscape(setting, { horizon: 440, sunX: 860, sunY: 160, clouds: 6 });
  const border = repeat(8, (index) =>
    placed(aloe(setting, between(setting.chance, 90, 150)), 60 + index * 156, 770 + (index % 2) * 26),
  );
  return [air, far, near, border];
};

/** Young plants in rows under glass. */
export const greenhouse: Scene = (setting) => {
  const { light, sheet } = setting;
  const air = sky(setting, 420, { sunX: 820, sunY: 150, clouds: 3 });
  const ribs = repeat(7, (index) => {
    const size = 1 - index * 0.13;
    return stroke(
      `M${600 - 640 * size} ${420 + 420 * size}V${420 - 90 * size}Q${600 - 600 * size} ${420 - 400 * size} 600 ${420 - 430 * size}Q${600 + 600 * size} ${420 - 400 * size} ${600 + 640 * size} ${420 - 90 * size}V${420 + 420 * size}`,
      light.on('#f2f6f2'),
      14 * size,
      { opacity: 0.9 },
    );
  });
  const veil =
    rect(0, 0, 1200, 460, 0, '#ffffff', { opacity: 0.3 }) + hill(setting, 430, 6, setting.place.land, 0.3);
  const walk = path(
    'M560 440L330 820H870L640 440Z',
    sheet.linear(
      [
        [0, light.on('#d9cbb0')],
        [1, light.on('#b9a584')],
      ],
      'down',
    ),
  );
  const beds = [-1, 1]
    .map((side) =>
      repeat(9, (index) => {
        const near = ((index + 1) / 9) ** 1.7;
        const x = 600 + side * (70 + 330 * near);
        const y = 450 + 300 * near;
        return (
          rect(x - 150 * near - 20, y - 6, 300 * near + 40, 46 * near + 8, 6, wood(setting, '#a9794d')) +
          [-0.8, 0, 0.8]
            .map((at) => placed(aloe(setting, 30 + 130 * near, (1 - near) * 0.3), x + at * 120 * near, y))
            .join('')
        );
      }),
    )
    .join('');
  return [
    air + veil,
    ribs,
    walk + beds,
    placedFigure(setting, 'carry', 600, 650, 0.62, { person: { head: 'straw' } }) +
      placed(aloe(setting, 60), 600, 492),
  ];
};

/** Crates full of leaves at the field's edge. */
export const crates: Scene = (setting) => {
  const [air, far] = landscape(setting, { horizon: 350, sunX: 200, sunY: 140, meadow: false, clouds: 4 });
  const pile =
    placed(crate(setting), 420, 640, 1.2) +
    placed(crate(setting), 800, 660, 1.3) +
    placed(crate(setting), 610, 520, 1.2) +
    placed(crate(setting), 560, 770, 1.5);
  return [
    air,
    far,
    soil(setting, 392) + aloeRows(setting, 394, 900, 11),
    placedFigure(setting, 'carry', 1010, 730, 0.95, { person: { head: 'straw' } }) +
      placed(lyingLeaf(setting, 130, false), 950, 500, 1, -8) +
      pile,
  ];
};

/** A worker's straw hat on a post. */
export const hatOnPost: Scene = (setting) => {
  const { light, sheet } = setting;
  const [air, far] = landscape(setting, { horizon: 460, sunX: 880, sunY: 330, meadow: false, clouds: 4 });
  const field = sheet.blurred(soil(setting, 496) + aloeRows(setting, 498, 420, 9), 3);
  const straw = sheet.radial([
    [0, light.on('#f6e2ac')],
    [0.7, light.on('#dcb871')],
    [1, light.on('#b98f4a')],
  ]);
  const hat =
    path('M-230 30C-190 -20 190 -30 236 24C180 72 -170 78 -230 30Z', straw) +
    path('M-118 16C-110 -120 110 -126 120 10C60 40 -60 42 -118 16Z', straw) +
    path('M-119 8C-60 36 60 34 120 2L122 -24C60 8 -60 10 -117 -18Z', light.on(setting.place.roof)) +
    repeat(6, (index) =>
      stroke(
        `M${-200 + index * 8} ${34 + index * 5}Q0 ${70 + index * 3} ${206 - index * 6} ${26 + index * 6}`,
        light.on('#8a6a34'),
        2,
        { opacity: 0.3 },
      ),
    );
  const post =
    rect(
      500,
      330,
      74,
      480,
      10,
      sheet.linear([
        [0, light.on('#a98a66')],
        [0.4, light.on('#8f7050')],
        [1, light.on('#523d28')],
      ]),
    ) +
    repeat(5, (index) =>
      stroke(`M${512 + index * 12} ${380 + index * 30}V${760 - index * 24}`, light.on('#4d3a28'), 2, {
        opacity: 0.4,
      }),
    );
  const wires = [470, 640]
    .map((y) =>
      stroke(`M-10 ${y + 14}Q300 ${y + 40} 537 ${y}Q800 ${y + 44} 1210 ${y + 10}`, light.on('#6b6257'), 4),
    )
    .join('');
  return [air, far, field, wires + post + placed(hat, 540, 330, 1, -7)];
};
