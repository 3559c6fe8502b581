import type { Scene } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { path, placed, stroke } from '../drawing/marks.ts';
import { placedFigure } from '../people/groups.ts';
import { basket } from '../props/outdoors.ts';
import { boat } from '../props/meadow.ts';
import { bench, streetLamp } from '../props/street.ts';
import { bicycle } from '../props/vehicles.ts';
import { hill } from '../scenery/hills.ts';
import { landscape } from '../scenery/landscape.ts';
import { lawn, shadowOf } from '../scenery/lawn.ts';
import { range } from '../scenery/peaks.ts';
import { sky } from '../scenery/sky.ts';
import { tree } from '../scenery/trees.ts';
import { water } from '../scenery/water.ts';

/** A way through a park, early. */
export const park: Scene = (setting) => {
  const { light, place } = setting;
  const [air, far] = landscape(setting, {
    horizon: 380,
    sunX: 840,
    sunY: 200,
    town: [200, 1100],
    meadow: false,
    clouds: 4,
  });
  const way = path(
    'M540 430C480 500 760 560 520 820H980C900 620 640 540 590 430Z',
    light.on(lighter(place.wall, 0.1)),
    { opacity: 0.85 },
  );
  const trunks = [
    [110, 640, 400],
    [330, 520, 240],
    [830, 510, 230],
    [1080, 640, 430],
    [480, 460, 130],
    [690, 456, 120],
  ]
    .map(
      ([x = 0, y = 0, tall = 0]) =>
        shadowOf(setting, x + 30, y, tall * 0.4) +
        placed(tree(setting, tall, tall < 200 ? 0.22 : 0.04), x, y),
    )
    .join('');
  return [
    air,
    far,
    lawn(setting, 420) + way + trunks,
    placed(bench(setting), 250, 730, 1) + placed(streetLamp(setting), 1010, 760, 1.1),
  ];
};

/** Bicycles under a tree. */
export const bicycles: Scene = (setting) => {
  const { place } = setting;
  const [air, far] = landscape(setting, {
    horizon: 400,
    sunX: 240,
    sunY: 190,
    town: [380, 1180],
    meadow: false,
    clouds: 4,
  });
  const big = shadowOf(setting, 640, 690, 330) + placed(tree(setting, 760, 0.02), 610, 700);
  return [
    air,
    far,
    lawn(setting, 450) + big,
    placed(bicycle(setting, place.accent), 350, 740, 1.25, -4) +
      placed(bicycle(setting, '#2f7d5b'), 840, 752, 1.3, 3) +
      placed(basket(setting), 1090, 770, 0.9),
  ];
};

/** The bank of a river. */
export const riverBank: Scene = (setting) => {
  const { place, chance, light } = setting;
  const air = sky(setting, 360, { sunX: 380, sunY: 190, clouds: 5 });
  const far =
    range(
      setting,
      380,
      place.horizon === 'sea' || place.horizon === 'river' ? 60 : 200,
      0.6,
      place.horizon === 'peaks' || place.horizon === 'steppe' ? 0.5 : 0,
    ) +
    hill(setting, 352, 14, place.land, 0.4) +
    repeat(14, (index) => placed(tree(setting, between(chance, 60, 120), 0.3), 40 + index * 86, 384));
  const river = water(setting, 386, 800, '#4f97a3', 380);
  const reeds = repeat(70, () => {
    const x = between(chance, 640, 1210);
    const tall = between(chance, 50, 190);
    return stroke(
      `M${x} 800Q${x + 4} ${800 - tall * 0.5} ${x + between(chance, -24, 24)} ${800 - tall}`,
      light.on(chance() < 0.5 ? '#6f8f45' : '#93a85a'),
      4,
      { opacity: 0.9 },
    );
  });
  const bank = path(
    'M1220 560C980 580 900 660 640 700C440 730 300 780 180 820H1220Z',
    setting.sheet.linear(
      [
        [0, light.on(lighter(place.land, 0.1))],
        [1, light.on(darker(place.land, 0.3))],
      ],
      'down',
    ),
  );
  return [
    air,
    far,
    river + placed(boat(setting), 330, 520, 0.9),
    bank +
      reeds +
      placed(tree(setting, 470, 0.02), 1090, 650) +
      placedFigure(setting, 'rest', 760, 700, 0.46) +
      placedFigure(setting, 'wave', 830, 694, 0.42),
  ];
};
