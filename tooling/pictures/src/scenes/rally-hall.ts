import type { Scene } from '../content/setting.ts';
import { between, oneOf, repeat } from '../drawing/chance.ts';
import { mix } from '../drawing/colour.ts';
import { ellipse, placed } from '../drawing/marks.ts';
import { listeners, placedFigure } from '../people/groups.ts';
import { bunting, flag } from '../props/festive.ts';
import { stageRoom } from '../props/room.ts';

/** Listeners who hold small flags up before the stage. */
export const flagsInHall: Scene = (setting) => {
  const { chance, place } = setting;
  const colours = ['#2f7d5b', place.accent, '#d9ea8a', '#0f4c3a', mix(place.accent, '#ffffff', 0.4)] as const;
  const waved = (count: number, y: number, height: number): string =>
    repeat(count, (index) =>
      placed(
        flag(setting, height * between(chance, 0.9, 1.2), oneOf(chance, colours), between(chance, -1, 1)),
        40 + (index * 1160) / count + between(chance, -20, 20),
        y,
        1,
        between(chance, -12, 12),
      ),
    );
  const back = stageRoom(setting, 430, [300, 600, 900], mix(place.accent, '#2c1f3a', 0.7));
  const people =
    placedFigure(setting, 'cheer', 600, 470, 0.62) +
    placedFigure(setting, 'wave', 470, 466, 0.58) +
    placedFigure(setting, 'wave', 730, 466, 0.58, { mirrored: true });
  return [
    back,
    people,
    waved(11, 640, 200) + listeners(setting, 2, 610, 690, 0.8) + waved(8, 800, 270),
    listeners(setting, 2, 800, 870, 1),
  ];
};

/** A dance on the stage. */
export const danceOnStage: Scene = (setting) => {
  const { place, sheet } = setting;
  const back = stageRoom(setting, 580, [260, 600, 940], mix(place.accent, '#40202c', 0.6));
  const poses = ['danceLeft', 'link', 'danceRight', 'link', 'danceLeft'] as const;
  const ring = repeat(5, (index) =>
    placedFigure(setting, poses[index] ?? 'link', 220 + index * 190, 650 - Math.abs(index - 2) * 12, 0.82, {
      person:
        index % 2 === 0
          ? { dress: 'trousers', head: place.hat === 'kalpak' ? 'kalpak' : 'short' }
          : { dress: 'robe' },
    }),
  );
  const pair =
    placedFigure(setting, 'danceRight', 450, 742, 1.05, { person: { dress: 'dress' } }) +
    placedFigure(setting, 'danceLeft', 740, 744, 1.08);
  return [
    back + bunting(setting, [150, 130], [1050, 130]),
    ellipse(
      600,
      700,
      560,
      70,
      sheet.radial([
        [0, '#fff2cf', 0.4],
        [1, '#fff2cf', 0],
      ]),
    ),
    ring,
    pair,
  ];
};
