import { darker, lighter, mix, type Hex } from '../drawing/colour.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** Land and sky behind a hero, drawn in a box of 1000 × 1000 units, its middle the origin. */
export type View = (sky: Hex, land: Hex, sheet: Sheet) => string;

const air = (sky: Hex, sheet: Sheet): string =>
  rect(
    -500,
    -500,
    1000,
    1000,
    0,
    sheet.linear(
      [
        [0, darker(sky, 0.1)],
        [0.7, lighter(sky, 0.45)],
      ],
      'down',
    ),
  );

const mountains: View = (sky, land, sheet) => {
  const far = mix(land, sky, 0.7);
  const near = mix(land, sky, 0.42);
  return (
    air(sky, sheet) +
    ellipse(210, -250, 78, 78, lighter(sky, 0.75)) +
    path('M-500 40L-360 -150L-290 -80L-150 -300L-20 -120L50 -190L180 -20L290 -140L500 60V500H-500Z', far) +
    path(
      'M-150 -300L-96 -225L-130 -205L-156 -228L-186 -196L-206 -212ZM-360 -150L-330 -120L-352 -104L-378 -124ZM290 -140L336 -100L300 -84L268 -116ZM50 -190L84 -144L52 -132L26 -164Z',
      '#ffffff',
      { opacity: 0.85 },
    ) +
    path('M-500 180C-380 60 -300 90 -190 150C-80 60 40 60 140 150C260 70 380 90 500 170V500H-500Z', near) +
    path('M-500 300C-300 200 -80 250 60 270C220 220 360 230 500 290V500H-500Z', mix(land, sky, 0.12))
  );
};

const coast: View = (sky, land, sheet) => {
  const sea = '#6fb7b4';
  return (
    air(sky, sheet) +
    ellipse(
      110,
      -300,
      96,
      96,
      sheet.radial([
        [0, '#fff4d6'],
        [0.85, '#ffdf9f'],
        [1, '#ffd68a'],
      ]),
    ) +
    path('M120 30C200 -60 260 -90 330 -80C400 -110 450 -70 500 -60V120H120Z', mix(land, sky, 0.6)) +
    rect(
      -500,
      28,
      1000,
      300,
      0,
      sheet.linear(
        [
          [0, lighter(sea, 0.45)],
          [1, sea],
        ],
        'down',
      ),
    ) +
    [
      [-250, 70, 220],
      [-120, 108, 300],
      [40, 84, 180],
      [200, 150, 240],
      [-330, 160, 200],
    ]
      .map(([x = 0, y = 0, long = 0]) => rect(x, y, long, 7, 3, '#ffffff', { opacity: 0.4 }))
      .join('') +
    path('M-500 250C-340 150 -200 190 -60 236C100 190 320 210 500 262V500H-500Z', mix(land, sky, 0.25)) +
    path('M-500 330C-260 270 -40 300 140 318C280 290 400 300 500 336V500H-500Z', land)
  );
};

const views: ReadonlyMap<string, View> = new Map(Object.entries({ mountains, coast }));

/** The view of that name, if there is one. */
export const viewNamed = (name: string): View | undefined => views.get(name);
