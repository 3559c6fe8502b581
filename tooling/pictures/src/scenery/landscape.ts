import { stage, type Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { path, placed, rect, stroke } from '../drawing/marks.ts';
import { grass, hill } from './hills.ts';
import { town } from './landmarks.ts';
import { range } from './peaks.ts';
import { sky } from './sky.ts';
import { tree } from './trees.ts';
import { water } from './water.ts';

/** What a landscape shows. */
export interface View {
  /** Height of the skyline. */
  readonly horizon: number;
  readonly sunX: number;
  readonly sunY: number;
  readonly clouds?: number;
  /** Where the place's town stands, if it is seen: left and right edge. */
  readonly town?: readonly [left: number, right: number];
  /** Whether there is a meadow before it all; else only what lies afar is drawn. */
  readonly meadow?: boolean;
}

const seaColour = '#2f7f93';

/** Vines in rows that run up a slope. */
const vineRows = ({ light }: Setting, y: number): string =>
  repeat(26, (index) => {
    const x = -60 + index * 52;
    return stroke(
      `M${x} ${y + 150}Q${x + 30} ${y + 70} ${x + 96} ${y + 34}`,
      light.on(index % 2 === 0 ? '#6c8a44' : '#7f9a4c', 0.2),
      9,
      {
        opacity: 0.5,
        'stroke-dasharray': '14 7',
      },
    );
  });

/** A bridge on two towers over a strait. */
const bridge = ({ light }: Setting, y: number): string => {
  const steel = light.on('#8c95a3', 0.25);
  const deck = y - 34;
  const hangers = repeat(30, (index) => {
    const x = 395 + index * 20;
    const sag = 96 * (1 - ((x - 690) / 300) ** 2);
    return stroke(`M${x} ${deck}V${deck - 122 + sag}`, steel, 1.2, { opacity: 0.8 });
  });
  return (
    hangers +
    stroke(
      `M180 ${deck}Q300 ${deck - 40} 390 ${deck - 124}Q690 ${deck + 72} 990 ${deck - 124}Q1080 ${deck - 40} 1230 ${deck}`,
      steel,
      3.4,
    ) +
    stroke(`M-20 ${deck + 3}H1240`, steel, 6) +
    [390, 990].map((x) => rect(x - 6, deck - 128, 12, 166, 2, steel)).join('') +
    (light.lamps ? repeat(38, (index) => rect(index * 32, deck - 2, 4, 4, 2, '#ffd98c')) : '')
  );
};

const far = (setting: Setting, view: View): string => {
  const { place, chance, light } = setting;
  const { horizon } = view;
  const houses = view.town === undefined ? '' : town(setting, ...view.town, horizon + 4, 0.9, 0.24);
  const treeLine = (y: number, count: number, tall: number, haze: number): string =>
    repeat(count, (index) =>
      placed(
        tree(setting, tall * between(chance, 0.7, 1.2), haze),
        ((index + between(chance, 0.1, 0.9)) * stage.width) / count,
        y + between(chance, -4, 10),
      ),
    );
  switch (place.horizon) {
    case 'peaks':
      return (
        range(setting, horizon + 30, 250, 0.55, 0.55) +
        range(setting, horizon + 46, 120, 0.36, 0, mix(place.rock, place.land, 0.5)) +
        hill(setting, horizon + 8, 12, place.land, 0.42) +
        houses +
        treeLine(horizon + 36, 16, 64, 0.3)
      );
    case 'steppe':
      return (
        range(setting, horizon + 26, 300, 0.62, 0.7) +
        hill(setting, horizon - 6, 16, mix(place.rock, place.land, 0.6), 0.5, 4) +
        houses +
        hill(setting, horizon + 26, 8, place.land, 0.3, 2) +
        treeLine(horizon + 36, 9, 56, 0.3)
      );
    case 'hills':
      return (
        range(setting, horizon + 10, 210, 0.66, 0.4) +
        hill(setting, horizon - 30, 40, mix(place.rock, place.land, 0.6), 0.5) +
        hill(setting, horizon + 6, 26, place.land, 0.34) +
        houses +
        vineRows(setting, horizon) +
        treeLine(horizon + 50, 7, 84, 0.24)
      );
    case 'sea':
      return (
        hill(setting, horizon - 24, 26, place.rock, 0.55, 4) +
        houses +
        rect(0, horizon, stage.width, 12, 0, light.on(place.land, 0.3)) +
        water(setting, horizon + 8, 800, seaColour, view.sunX)
      );
    case 'strait':
      return (
        hill(setting, horizon - 50, 34, place.rock, 0.55, 4) +
        houses +
        water(setting, horizon + 2, 800, seaColour, view.sunX) +
        bridge(setting, horizon)
      );
    case 'river':
      return (
        hill(setting, horizon - 4, 8, place.land, 0.5, 3) +
        houses +
        treeLine(horizon + 6, 15, 130, 0.34) +
        water(setting, horizon + 6, 800, '#4d8a8f', view.sunX) +
        repeat(40, (index) =>
          stroke(`M${index * 31} ${horizon + 12}v${-between(chance, 8, 26)}`, light.on('#8f9a55', 0.3), 3),
        )
      );
    default:
      return place.horizon satisfies never;
  }
};

const meadow = (setting: Setting, horizon: number): string => {
  const { place, light, chance } = setting;
  const y = horizon + (['sea', 'strait', 'river'].includes(place.horizon) ? 110 : 60);
  const paths = path(
    `M520 820C560 ${y + 150} 700 ${y + 90} 660 ${y + 12}L690 ${y + 10}C760 ${y + 90} 700 ${y + 150} 740 820Z`,
    light.on(lighter(place.wall, 0.1)),
    { opacity: 0.5 },
  );
  return (
    hill(setting, y, 16, place.land, 0.08, 2) +
    (chance() < 0.5 ? paths : '') +
    grass(setting, y + 24, stage.height, darker(place.land, 0.05), 420)
  );
};

/** The place seen into the distance: sky, what lies afar, and (if asked) the meadow before it. */
export const landscape = (
  setting: Setting,
  view: View,
): readonly [sky: string, far: string, near: string] => [
  sky(setting, view.horizon, { sunX: view.sunX, sunY: view.sunY, clouds: view.clouds ?? 4 }),
  far(setting, view),
  view.meadow === false ? '' : meadow(setting, view.horizon),
];
