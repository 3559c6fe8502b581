import type { Scene } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { aloeGreen, dew, gelCubes, lyingLeaf } from '../props/aloe.ts';
import { wood } from '../props/furniture.ts';
import { glass } from '../props/tableware.ts';

/** A leaf cut on a board, its clear gel beside it. */
export const cutLeaf: Scene = (setting) => {
  const { light, sheet } = setting;
  const table =
    rect(
      0,
      0,
      1200,
      800,
      0,
      sheet.linear(
        [
          [0, light.on('#e3cfb0')],
          [0.5, light.on('#cfb48e')],
          [1, light.on('#a98a62')],
        ],
        'slant',
      ),
    ) + repeat(7, (index) => rect(0, 60 + index * 118, 1200, 2, 0, '#6b4a30', { opacity: 0.16 }));
  const board =
    ellipse(600, 700, 520, 40, '#3a2a1a', { opacity: 0.25 }) +
    rect(120, 250, 960, 430, 44, wood(setting, '#b5855a')) +
    rect(140, 268, 920, 392, 34, 'none', { stroke: light.on('#7a5638'), 'stroke-width': 3, opacity: 0.4 });
  const knife = placed(
    path(
      'M0 -14C120 -18 210 -14 250 14L0 16Z',
      sheet.linear(
        [
          [0, '#f7fafa'],
          [1, '#9fb0b5'],
        ],
        'down',
      ),
    ) +
      rect(-170, -16, 176, 34, 12, wood(setting, '#5d4029')) +
      [-130, -80, -30].map((x) => ellipse(x, 0, 5, 5, '#d9d2c2')).join(''),
    700,
    610,
    1,
    -8,
  );
  const leaves =
    placed(lyingLeaf(setting, 640, true), 290, 420, 1, -6) +
    placed(lyingLeaf(setting, 420, true), 560, 330, 0.8, 8);
  const shadow = sheet.blurred(ellipse(580, 470, 330, 34, '#3a2a1a', { opacity: 0.4 }), 14);
  return [
    table,
    board + shadow + leaves,
    knife +
      placed(gelCubes(setting, 9, 90), 300, 620) +
      placed(glass(setting, 250, 0.72, '#d3ecc4'), 1010, 520),
    dew(setting, 18, [380, 860], [370, 420]),
  ];
};

/** One plant near enough to see the teeth of its leaves. */
export const closeUp: Scene = (setting) => {
  const { light, sheet, chance } = setting;
  const back = rect(
    0,
    0,
    1200,
    800,
    0,
    sheet.linear(
      [
        [0, light.on(lighter(aloeGreen, 0.5))],
        [1, light.on(darker(aloeGreen, 0.3))],
      ],
      'slant',
    ),
  );
  const lights = sheet.blurred(
    repeat(22, () =>
      ellipse(
        between(chance, 0, 1200),
        between(chance, 0, 620),
        between(chance, 20, 80),
        between(chance, 20, 80),
        light.sun,
        { opacity: between(chance, 0.1, 0.34) },
      ),
    ),
    9,
  );
  const leafAt = (turn: number, long: number, shade: string): string => {
    const wide = long * 0.12;
    const teeth = repeat(15, (index) => {
      const up = long * (0.1 + index * 0.056);
      const half = wide * (1 - (up / long) ** 1.5);
      return path(
        `M${half - 4} ${-up + 9}L${half + 13} ${-up - 5}L${half - 3} ${-up - 9}ZM${-half + 4} ${-up + 9}L${-half - 13} ${-up - 5}L${-half + 3} ${-up - 9}Z`,
        light.on('#e6cf96'),
      );
    });
    const body = path(
      `M${-wide} 0C${-wide * 1.1} ${-long * 0.4} ${-wide * 0.5} ${-long * 0.8} 0 ${-long}C${wide * 0.5} ${-long * 0.8} ${wide * 1.1} ${-long * 0.4} ${wide} 0Z`,
      sheet.linear([
        [0, light.on(darker(shade, 0.3))],
        [0.3, light.on(lighter(shade, 0.3))],
        [0.6, light.on(shade)],
        [1, light.on(darker(shade, 0.34))],
      ]),
    );
    const spots = repeat(16, () =>
      ellipse(
        between(chance, -wide * 0.5, wide * 0.5),
        -long * between(chance, 0.1, 0.7),
        6,
        3.4,
        '#ffffff',
        { opacity: 0.34 },
      ),
    );
    return placed(teeth + body + spots, 0, 0, 1, turn);
  };
  const plant = [
    [-62, 640],
    [60, 660],
    [-38, 720],
    [38, 700],
    [-15, 780],
    [17, 760],
    [0, 640],
  ]
    .map(([turn = 0, long = 0], index) =>
      leafAt(turn, long, index % 2 === 0 ? aloeGreen : lighter(aloeGreen, 0.14)),
    )
    .join('');
  return [
    back + lights,
    sheet.blurred(placed(plant, 980, 900, 0.7), 12),
    placed(plant, 520, 880),
    dew(setting, 26, [330, 700], [300, 760]),
  ];
};
