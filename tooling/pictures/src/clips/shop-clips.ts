import type { Country } from '../content/paint-scene.ts';
import { leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { phone } from '../props/desk.ts';
import { productsInRow } from '../props/products.ts';
import { shopFront, streetLamp } from '../props/street.ts';
import { between, type Clip, ease, rest, sway, swing } from './clip.ts';
import { sceneBack, studio } from './set.ts';

/** 18: the shop on a phone: tiles come up, one goes into the cart. */
export const phoneShop = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-18');
  const { setting, sprite } = set;
  const back = sceneBack(country, 'work-desk', 'day', 'clip-18', [2]);
  const packs = ['bottle', 'jar', 'honey-jar', 'tube'].map((shape) => setting.product(shape).art);
  const device = sprite(phone(setting, packs), { x: -100, y: -180, width: 200, height: 360 }, 2.2);
  const touch = sprite(
    ellipse(0, 0, 26, 26, '#2f7d5b', { opacity: 0.5 }) + ellipse(0, 0, 12, 12, '#0f4c3a'),
    { x: -30, y: -30, width: 60, height: 60 },
    1,
  );
  const flying = packs.map((art) => sprite(art, { x: -150, y: -500, width: 300, height: 520 }, 0.4));
  const badge = sprite(
    ellipse(0, 0, 22, 22, '#d9ea8a') + leaf(26, '#0f4c3a', '#d9ea8a'),
    { x: -24, y: -24, width: 48, height: 48 },
    1.6,
  );
  const spots = [
    [520, 325],
    [660, 325],
    [520, 515],
    [660, 515],
  ] as const;
  return {
    seconds: 8,
    cover: 0.3,
    camera: sway(16, 8, 1.14, 0.12),
    frame: (t) => {
      const turn = Math.floor(t * 4) % 4;
      const own = rest(t * 4);
      const [x, y] = spots[turn] ?? spots[0];
      const flight = ease(own, 0.35, 0.8);
      const pack = flying[turn];
      return [
        ...back,
        { sprite: device, x: 600, y: 400, scale: 2.05, turn: 2 },
        { sprite: badge, x: 724, y: 120, scale: 1 + 0.5 * between(own, 0.74, 0.98, 0.08) },
        ...(pack === undefined
          ? []
          : [
              {
                sprite: pack,
                x: x + (724 - x) * flight,
                y: y + 30 + (130 - y) * flight,
                scale: 0.2 * (1 - flight * 0.7),
                alpha: between(own, 0.3, 0.84, 0.05),
              },
            ]),
        {
          sprite: touch,
          x: x + 6,
          y: y + 26,
          scale: 1 + 0.5 * between(own, 0.18, 0.34, 0.06),
          alpha: between(own, 0.05, 0.42, 0.08),
        },
      ];
    },
  };
};

/** 20: the office door opens and somebody waves. */
export const doorOpens = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-20');
  const { setting, sprite } = set;
  const goods = (x: number): string =>
    [-120, -230]
      .map(
        (y) =>
          rect(x - 150, y, 300, 10, 2, '#b98a5c') +
          productsInRow(
            setting,
            [
              ['bottle', 0],
              ['honey-jar', 0],
              ['jar', 0],
              ['bottle', 1],
              ['pump', 0],
            ],
            x - 150,
            x + 150,
            y,
            0.17,
          ),
      )
      .join('');
  const front = set.back(
    placed(shopFront(setting, goods(-265) + goods(265)), 600, 640) +
      rect(
        -60,
        636,
        1320,
        200,
        0,
        setting.sheet.linear(
          [
            [0, '#cfc7b8'],
            [1, '#a9a294'],
          ],
          'down',
        ),
      ) +
      placed(streetLamp(setting), 110, 690, 1.1),
  );
  const inside = sprite(
    rect(
      -70,
      -330,
      140,
      330,
      2,
      setting.sheet.linear(
        [
          [0, '#fff3d2'],
          [1, '#f0c27a'],
        ],
        'down',
      ),
    ) +
      rect(-56, -190, 112, 6, 0, '#b98a5c') +
      ellipse(0, 0, 70, 10, '#b98a5c'),
    { x: -72, y: -332, width: 144, height: 344 },
  );
  const door = sprite(
    rect(0, -330, 140, 330, 4, '#164f3d') +
      rect(16, -314, 108, 220, 4, '#cfe0dc') +
      path('M24 -314H60L24 -180Z', '#ffffff', { opacity: 0.4 }) +
      rect(104, -170, 8, 50, 4, '#d9b24a'),
    { x: 0, y: -334, width: 142, height: 336 },
  );
  const host = set.person('wave', { head: 'bob', dress: 'dress', top: '#2f7d5b', bottom: '#2f7d5b' });
  const guest = [set.person('walk'), set.person('stand')] as const;
  const glow = sprite(
    path('M-70 0H70L190 120H-190Z', '#fff3cf', { opacity: 0.6 }),
    { x: -200, y: 0, width: 400, height: 124 },
    0.5,
  );
  return {
    seconds: 7,
    cover: 0.5,
    camera: sway(20, 8, 1.1, 0.2),
    frame: (t) => {
      const open = between(t, 0.1, 0.94, 0.22);
      return [
        { sprite: front },
        { sprite: inside, x: 600, y: 640 },
        { sprite: glow, x: 600, y: 640, alpha: open },
        {
          sprite: host,
          x: 604,
          y: 642,
          scale: 0.62,
          alpha: ease(t, 0.14, 0.3) * (1 - ease(t, 0.8, 0.92)),
          turn: 1.5 * swing(t, 4),
        },
        { sprite: door, x: 530, y: 640, stretchX: 1 - open * 0.82 },
        {
          sprite: guest[Math.floor(t * 18) % 2] ?? host,
          x: 1420 - rest(t) * 1700,
          y: 700 - 4 * Math.abs(swing(t, 9)),
          scale: 0.72,
          stretchX: -1,
          depth: 1.1,
        },
      ];
    },
  };
};
