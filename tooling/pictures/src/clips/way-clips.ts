import type { Country } from '../content/paint-scene.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { car, van } from '../props/vehicles.ts';
import { type Clip, ease, type Placed, rest, sway, swing } from './clip.ts';
import { sceneBack, studio } from './set.ts';

/** 19: the van on its way. */
export const onTheWay = (country: Country): Clip => {
  const set = studio(country, 'golden', 'clip-19');
  const { setting, sprite } = set;
  const back = sceneBack(country, 'delivery-van', 'golden', 'clip-19', [3]);
  const truck = sprite(van(setting, '#2f7d5b'), { x: -260, y: -250, width: 520, height: 275 }, 1.2);
  const other = sprite(car(setting, '#c9563d'), { x: -250, y: -170, width: 500, height: 195 }, 0.8);
  const dust = sprite(
    ellipse(0, 0, 40, 24, '#e9dcc2', { opacity: 0.7 }),
    { x: -40, y: -24, width: 80, height: 48 },
    0.5,
  );
  return {
    seconds: 7,
    cover: 0.5,
    camera: sway(36, 4, 1.12, 0.02),
    frame: (t) => [
      ...back,
      { sprite: other, x: 1700 - rest(t + 0.4) * 2300, y: 676, scale: 0.8, stretchX: -1, depth: 0.95 },
      ...[0, 1, 2, 3].map((index) => ({
        sprite: dust,
        x: -620 + t * 2300 - 120 - index * 46,
        y: 690 - index * 5,
        scale: 0.5 + index * 0.3,
        alpha: 0.4 - index * 0.09,
      })),
      { sprite: truck, x: -360 + t * 1930, y: 700 + 2.4 * Math.abs(swing(t, 14)), scale: 1 },
    ],
  };
};

/** 23: a map on which places light up one after the other. */
export const map = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-23');
  const { setting, sprite } = set;
  const land =
    'M150 420C130 330 220 300 290 270C360 240 420 190 520 210C620 230 680 170 780 190C880 210 960 240 1040 300C1100 350 1080 430 1020 480C960 530 900 520 840 570C760 630 660 600 580 590C480 580 420 640 320 600C220 560 170 500 150 420Z';
  const ground = set.back(
    rect(
      -60,
      -60,
      1320,
      920,
      0,
      setting.sheet.linear(
        [
          [0, '#dcebf0'],
          [1, '#bcd7e0'],
        ],
        'slant',
      ),
    ) +
      path(land, '#5f8fa0', { opacity: 0.3, transform: 'translate(10 16)' }) +
      path(
        land,
        setting.sheet.linear(
          [
            [0, '#f4f0df'],
            [0.5, '#dfe8c9'],
            [1, '#bcd3a2'],
          ],
          'slant',
        ),
      ) +
      setting.sheet.clipped(
        stroke(
          'M100 470C300 430 400 520 560 460S860 420 1100 360M520 200C560 320 500 420 560 600M800 190C780 330 860 430 840 570',
          '#ffffff',
          7,
          { opacity: 0.8 },
        ) +
          stroke('M300 270C380 340 360 420 420 480S640 520 700 600', '#7fb9cc', 9, { opacity: 0.7 }) +
          ellipse(900, 330, 130, 60, '#9fbf86', { opacity: 0.5 }) +
          ellipse(330, 480, 110, 46, '#9fbf86', { opacity: 0.5 }),
        path(land, '#000'),
      ) +
      path(land, 'none', { stroke: '#ffffff', 'stroke-width': 6 }),
  );
  const pin = sprite(
    ellipse(0, 2, 22, 7, '#14261b', { opacity: 0.3 }) +
      path(
        'M0 0C-34 -46 -40 -62 -40 -80C-40 -106 -22 -122 0 -122C22 -122 40 -106 40 -80C40 -62 34 -46 0 0Z',
        setting.sheet.linear([
          [0, '#2f7d5b'],
          [1, darker('#2f7d5b', 0.4)],
        ]),
      ) +
      ellipse(0, -80, 24, 24, '#fbfaf5') +
      placed(leaf(32, '#2f7d5b', '#fbfaf5'), 0, -80),
    { x: -44, y: -126, width: 88, height: 140 },
    1.2,
  );
  const ring = sprite(
    ellipse(0, 0, 60, 24, 'none', { stroke: '#2f7d5b', 'stroke-width': 4 }),
    { x: -64, y: -28, width: 128, height: 56 },
    1,
  );
  const dot = sprite(
    ellipse(0, 0, 6, 6, lighter('#2f7d5b', 0.2)),
    { x: -7, y: -7, width: 14, height: 14 },
    1.4,
  );
  const places = [
    [560, 420],
    [300, 380],
    [420, 530],
    [800, 300],
    [930, 430],
    [700, 530],
    [620, 270],
    [260, 520],
    [990, 340],
  ] as const;
  const [home] = places;
  return {
    seconds: 8,
    cover: 0.8,
    camera: sway(26, 8, 1.12, 0.06),
    frame: (t) => {
      const end = 1 - ease(t, 0.92, 0.99);
      return [
        { sprite: ground },
        ...places.flatMap(([x, y], index): readonly Placed[] => {
          const up = ease(t, 0.04 + index * 0.08, 0.1 + index * 0.08);
          const ways =
            index === 0
              ? []
              : Array.from({ length: 9 }, (_, step): Placed => {
                  const share = (step + 1) / 10;
                  const seen = ease(t, index * 0.08 + share * 0.06, 0.03 + index * 0.08 + share * 0.06);
                  return {
                    sprite: dot,
                    x: home[0] + (x - home[0]) * share,
                    y: home[1] + (y - home[1]) * share - Math.sin(share * Math.PI) * 50,
                    alpha: seen * end,
                  };
                });
          return [
            ...ways,
            {
              sprite: ring,
              x,
              y,
              scale: 0.3 + 1.2 * rest(t * 4 + index / 5),
              alpha: up * end * 0.7 * (1 - rest(t * 4 + index / 5)),
            },
            { sprite: pin, x, y: y - (1 - up) * 90, scale: index === 0 ? 1 : 0.72, alpha: up * end },
          ];
        }),
      ];
    },
  };
};
