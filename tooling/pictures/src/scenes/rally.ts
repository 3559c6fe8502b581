import { type Scene, type Setting, stage } from '../content/setting.ts';
import { between, oneOf, repeat } from '../drawing/chance.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { line, placedFigure } from '../people/groups.ts';
import { bunting, confetti, firework, flag } from '../props/festive.ts';
import { hall } from '../props/halls.ts';
import { streetLamp } from '../props/street.ts';
import { landscape } from '../scenery/landscape.ts';
import { tree } from '../scenery/trees.ts';
import { water } from '../scenery/water.ts';

const square = (setting: Setting, y: number): string =>
  rect(
    0,
    y,
    stage.width,
    stage.height - y,
    0,
    setting.sheet.linear(
      [
        [0, setting.light.on(darker(setting.place.wall, 0.18))],
        [1, setting.light.on(darker(setting.place.wall, 0.42))],
      ],
      'down',
    ),
  ) +
  repeat(9, (index) =>
    path(
      `M${600 + (index - 4) * 150} ${y}L${600 + (index - 4) * 420} 800h4L${600 + (index - 4) * 150 + 2} ${y}Z`,
      setting.light.on(darker(setting.place.wall, 0.5)),
      { opacity: 0.4 },
    ),
  );

/** The hall seen from the square before it, guests arriving. */
export const hallOutside: Scene = (setting) => {
  const { light } = setting;
  const [sky, far] = landscape(setting, {
    horizon: 560,
    sunX: 250,
    sunY: 300,
    town: [-60, 1260],
    meadow: false,
    clouds: 5,
  });
  const glow = light.lamps
    ? ellipse(
        600,
        600,
        640,
        190,
        setting.sheet.radial([
          [0, '#ffdf9c', 0.5],
          [1, '#ffdf9c', 0],
        ]),
      )
    : '';
  const trees = [70, 196, 1010, 1130].map((x) => placed(tree(setting, 300, 0.06), x, 640)).join('');
  const lamps = [130, 1070].map((x) => placed(streetLamp(setting), x, 730, 0.95)).join('');
  const guests =
    line(setting, ['walk', 'stand', 'wave'], 3, [230, 470], 668, 0.3) +
    line(setting, ['walk', 'stand', 'shake'], 3, [740, 1000], 676, 0.32) +
    line(setting, ['walk'], 2, [330, 560], 756, 0.46) +
    line(setting, ['stand', 'walk'], 2, [800, 960], 766, 0.48);
  return [
    sky,
    far,
    trees + placed(hall(setting), 600, 596, 1.02) + square(setting, 636) + glow,
    lamps + guests,
  ];
};

/** People dancing under strings of little flags and lamps. */
export const dance: Scene = (setting) => {
  const { chance, light } = setting;
  const [sky, far, near] = landscape(setting, {
    horizon: 470,
    sunX: 960,
    sunY: 250,
    town: [0, 1200],
    clouds: 3,
  });
  const bulbs = repeat(24, (index) => {
    const x = index * 52;
    const y = 150 + Math.sin((index / 24) * Math.PI) * 60;
    return (
      ellipse(
        x,
        y,
        26,
        26,
        setting.sheet.radial([
          [0, '#ffe7a8', 0.8],
          [1, '#ffe7a8', 0],
        ]),
      ) + ellipse(x, y, 6, 7, '#fff3cf')
    );
  });
  const lines = bunting(setting, [-20, 90], [620, 60]) + bunting(setting, [580, 60], [1220, 100]);
  const ring = repeat(7, (index) =>
    placedFigure(
      setting,
      'link',
      110 + index * 164,
      690 - Math.abs(index - 3) * 14 + between(chance, -5, 5),
      0.62,
    ),
  );
  const pair =
    placedFigure(setting, 'danceLeft', 420, 786, 0.86) + placedFigure(setting, 'danceRight', 740, 788, 0.88);
  return [
    sky,
    far,
    near + ellipse(600, 740, 620, 110, light.sun, { opacity: 0.14 }) + lines + bulbs,
    ring + pair,
  ];
};

/** A row of tall flags in the wind. */
export const flags: Scene = (setting) => {
  const { place, chance } = setting;
  const [sky, far, near] = landscape(setting, {
    horizon: 600,
    sunX: 330,
    sunY: 190,
    town: [100, 1150],
    clouds: 6,
  });
  const colours = [
    '#0f4c3a',
    place.accent,
    '#2f7d5b',
    mix(place.accent, '#ffffff', 0.3),
    '#1d5c47',
    place.roof,
  ] as const;
  const small = repeat(6, (index) =>
    placed(flag(setting, 330, oneOf(chance, colours), between(chance, -1, 1)), 90 + index * 200, 690),
  );
  const tall = repeat(4, (index) =>
    placed(
      flag(setting, 640, colours[index] ?? place.accent, index % 2 === 0 ? 0.9 : -0.8),
      70 + index * 290,
      800,
    ),
  );
  return [sky, far, near + small, tall];
};

/** Fireworks over the town, mirrored where there is water. */
export const fireworks: Scene = (setting) => {
  const { chance, place, light } = setting;
  const [sky, far] = landscape(setting, {
    horizon: 590,
    sunX: 1060,
    sunY: 120,
    town: [-20, 1220],
    meadow: false,
    clouds: 2,
  });
  const colours = [place.accent, '#f6d365', '#e86f7e', '#8fd9c4', '#b9a8ff', '#ffffff'] as const;
  const bursts = repeat(7, (index) =>
    placed(
      firework(setting, between(chance, 90, 190), colours[index % colours.length] ?? '#ffffff'),
      110 + ((index * 373) % 1000),
      110 + ((index * 137) % 260),
    ),
  );
  const lake =
    water(setting, 640, 800, '#1f3f66', 600) +
    repeat(26, () =>
      rect(
        between(chance, 0, 1180),
        between(chance, 660, 795),
        between(chance, 20, 90),
        3,
        1,
        oneOf(chance, colours),
        { opacity: 0.4 },
      ),
    );
  const watchers = repeat(9, (index) =>
    placedFigure(
      setting,
      oneOf(chance, ['stand', 'cheer', 'wave', 'rest']),
      80 + index * 132 + between(chance, -16, 16),
      850,
      0.42,
      { person: { top: darker(light.on(place.accent), 0.6), bottom: '#161d33' } },
    ),
  );
  return [sky, far + bursts, lake + watchers];
};

/** Everybody on the steps of the hall. */
export const everybody: Scene = (setting) => {
  const { place, light } = setting;
  const [sky, far] = landscape(setting, { horizon: 420, sunX: 1000, sunY: 170, meadow: false, clouds: 4 });
  const steps = repeat(
    4,
    (index) =>
      rect(-10, 520 + index * 66, 1220, 90, 2, light.on(lighter(place.wall, 0.34 - index * 0.1))) +
      rect(-10, 520 + index * 66, 1220, 6, 0, '#ffffff', { opacity: 0.4 }),
  );
  const rows =
    line(setting, ['stand', 'wave', 'rest'], 10, [120, 1080], 590, 0.52) +
    line(setting, ['stand', 'rest', 'link', 'wave'], 9, [90, 1110], 660, 0.58) +
    line(setting, ['rest', 'stand', 'wave', 'cheer'], 8, [90, 1110], 745, 0.66);
  return [
    sky,
    far + placed(hall(setting), 600, 530, 1.3),
    steps,
    rows + bunting(setting, [-20, 60], [1220, 40]) + confetti(setting, 14, 20, 240),
  ];
};
