import type { Scene, Setting } from '../content/setting.ts';
import { between, oneOf, repeat } from '../drawing/chance.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { ellipse, placed, rect, stroke } from '../drawing/marks.ts';
import { placedFigure } from '../people/groups.ts';
import { wood } from '../props/furniture.ts';
import { bee, flower } from '../props/meadow.ts';
import { productsInRow } from '../props/products.ts';
import { room } from '../props/room.ts';
import { van } from '../props/vehicles.ts';
import { grass, hill } from '../scenery/hills.ts';
import { landscape } from '../scenery/landscape.ts';
import { tree } from '../scenery/trees.ts';

const hive = (setting: Setting, colour: string): string =>
  ellipse(0, 2, 84, 12, '#14261b', { opacity: 0.3 }) +
  rect(-54, -16, 14, 18, 2, '#6b4a30') +
  rect(40, -16, 14, 18, 2, '#6b4a30') +
  rect(-66, -134, 132, 120, 4, wood(setting, colour)) +
  rect(-66, -76, 132, 4, 0, '#14261b', { opacity: 0.2 }) +
  rect(-76, -150, 152, 20, 4, wood(setting, '#8f9ba0')) +
  rect(-24, -34, 48, 8, 4, '#2b2017') +
  rect(-34, -24, 68, 7, 2, wood(setting, '#b98a5c'));

/** Hives on a meadow of flowers, the beekeeper among them. */
export const apiary: Scene = (setting) => {
  const { place, chance } = setting;
  const [air, far] = landscape(setting, { horizon: 350, sunX: 880, sunY: 150, meadow: false, clouds: 4 });
  const lawn = hill(setting, 400, 12, place.land, 0.04, 2) + grass(setting, 420, 800, place.land, 260);
  const colours = ['#e6c35a', '#7fb0c4', '#f1ece0', '#d98a5c', '#8fb77a'] as const;
  const hives = repeat(6, (index) =>
    placed(
      hive(setting, colours[index % 5] ?? '#e6c35a'),
      130 + index * 188,
      560 + (index % 2) * 46,
      0.9 + (index % 2) * 0.16,
    ),
  );
  const flowers = repeat(34, () => {
    const near = chance();
    return placed(
      flower(
        setting,
        60 + near * 110,
        oneOf(chance, ['#d9738a', '#f0c257', '#b9a8d8', '#ffffff', place.accent]),
      ),
      between(chance, 0, 1200),
      690 + near * 130,
    );
  });
  const bees = repeat(12, () =>
    placed(
      bee(),
      between(chance, 80, 1120),
      between(chance, 330, 660),
      between(chance, 0.3, 0.6),
      between(chance, -24, 24),
    ),
  );
  return [
    air,
    far,
    lawn +
      placed(tree(setting, 300, 0.08), 60, 520) +
      hives +
      placedFigure(setting, 'carry', 730, 640, 0.72, {
        person: { head: 'straw', top: '#f4f1e6', bottom: '#e6e0cf' },
      }),
    flowers,
    bees,
  ];
};

/** The shop's van on the road to its customer. */
export const deliveryVan: Scene = (setting) => {
  const { place, chance, light } = setting;
  const [air, far, near] = landscape(setting, {
    horizon: 420,
    sunX: 250,
    sunY: 160,
    town: [160, 1150],
    clouds: 5,
  });
  const road =
    rect(-20, 640, 1240, 110, 0, light.on('#5f656b')) +
    rect(-20, 640, 1240, 5, 0, '#ffffff', { opacity: 0.5 }) +
    repeat(9, (index) => rect(index * 150, 692, 80, 7, 2, '#f3efe0', { opacity: 0.8 }));
  const sides = repeat(8, (index) =>
    placed(tree(setting, between(chance, 110, 190), 0.1), 30 + index * 168, 630),
  );
  return [
    air,
    far,
    near + sides + hill(setting, 760, 5, darker(place.land, 0.1), 0, 2) + road,
    placed(van(setting, '#2f7d5b'), 560, 716, 1.15),
  ];
};

/** Shelves of boxes and packs in the store house. */
export const storeHouse: Scene = (setting) => {
  const { chance, light } = setting;
  const wall = room(setting, '#dfe3dd', '#a9a79e', 640);
  const steel = light.on('#3f5f7a');
  const box = (x: number, y: number, wide: number, tall: number): string => {
    const colour = oneOf(chance, ['#c8a577', '#b8946a', '#d6b68a']);
    return (
      rect(x, y - tall, wide, tall, 3, wood(setting, colour)) +
      rect(x + wide * 0.42, y - tall, wide * 0.16, tall, 0, lighter(colour, 0.25), { opacity: 0.6 }) +
      rect(x + 8, y - 24, 26, 14, 2, '#fbfaf5', { opacity: 0.8 })
    );
  };
  const rack = (x: number, wide: number): string =>
    [170, 330, 490, 650]
      .map((y, level) => {
        const goods =
          level === 1 || level === 2
            ? productsInRow(
                setting,
                level === 1
                  ? [
                      ['bottle', 0],
                      ['bottle', 1],
                      ['bottle', 2],
                      ['half-bottle', 0],
                    ]
                  : [
                      ['jar', 0],
                      ['honey-jar', 0],
                      ['tub', 0],
                      ['pump', 0],
                    ],
                x + 10,
                x + wide - 10,
                y,
                level === 1 ? 0.25 : 0.3,
              )
            : repeat(3, (index) =>
                box(x + 16 + (index * (wide - 20)) / 3, y, (wide - 50) / 3, between(chance, 70, 120)),
              );
        return goods + rect(x, y, wide, 14, 2, light.on('#d97a3a'));
      })
      .join('') + [x, x + wide - 12].map((post) => rect(post, 40, 12, 640, 2, steel)).join('');
  const trolley =
    rect(0, -20, 220, 14, 4, steel) +
    [30, 190].map((x) => ellipse(x, 0, 16, 16, '#23282b')).join('') +
    stroke('M0 -14L-30 -170', steel, 8) +
    box(14, -22, 110, 84) +
    box(130, -22, 80, 60) +
    box(40, -106, 96, 66);
  return [
    wall,
    rack(40, 350) + rack(430, 350) + rack(820, 350),
    placedFigure(setting, 'carry', 700, 770, 1, { person: { top: '#2f7d5b' } }) +
      placed(box(-60, 0, 120, 84), 700, 580) +
      placed(trolley, 300, 770),
  ];
};
