import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { lighter, mix } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { tree } from '../scenery/trees.ts';
import { pane, wallFill } from './walls.ts';

/** A street lamp, 330 units tall. */
export const streetLamp = ({ light, sheet }: Setting): string =>
  (light.lamps
    ? ellipse(
        0,
        -306,
        130,
        130,
        sheet.radial([
          [0, '#ffdf9c', 0.75],
          [0.3, '#ffdf9c', 0.25],
          [1, '#ffdf9c', 0],
        ]),
      )
    : '') +
  path('M-5 0L-3 -290H3L5 0Z', light.on('#38423f')) +
  rect(-14, -14, 28, 14, 4, light.on('#38423f')) +
  path('M-20 -290L-14 -328H14L20 -290Z', light.lamps ? '#fff1c9' : light.on('#dfe6e6')) +
  path('M-20 -328L0 -346L20 -328Z', light.on('#38423f'));

/** A bench seen from the front, 230 units wide. */
export const bench = ({ light }: Setting): string =>
  ellipse(0, 2, 140, 10, '#0d1a14', { opacity: 0.25 }) +
  repeat(3, (index) =>
    rect(-112, -124 + index * 22, 224, 15, 5, light.on(index % 2 === 0 ? '#a9794d' : '#986a41')),
  ) +
  rect(-118, -58, 236, 15, 6, light.on('#b5855a')) +
  stroke('M-90 -124V0M90 -124V0', light.on('#38423f'), 8);

/** The shop's own front in its street, 900 units wide: windows, door, awning, sign. `inside` is drawn behind the glass. */
export const shopFront = (setting: Setting, inside: string): string => {
  const { light, place, sheet } = setting;
  const stone = wallFill(setting, place.wall);
  const frame = light.on('#0f4c3a');
  const glassPane = (x: number, width: number): string =>
    rect(x, -330, width, 290, 4, light.lamps ? pane(setting) : light.on('#f4ead6'));
  const shine = (x: number, width: number): string =>
    path(`M${x + width * 0.1} -330H${x + width * 0.34}L${x + width * 0.08} -40H${x}V-120Z`, '#ffffff', {
      opacity: 0.14,
    });
  const stripes = repeat(15, (index) =>
    path(
      `M${-450 + index * 60} -384H${-390 + index * 60}L${-386 + index * 60 + (index - 7) * 2} -328Q${-416 + index * 60} -306 ${-446 + index * 60 + (index - 7) * 2} -328Z`,
      light.on(index % 2 === 0 ? '#2f7d5b' : '#f5f1e6'),
    ),
  );
  return (
    rect(-620, -760, 1240, 760, 0, stone) +
    repeat(6, (index) => {
      const x = -560 + index * 200;
      return (
        rect(x, -700, 110, 150, 4, pane(setting)) +
        stroke(`M${x + 55} -700V-550M${x} -640H${x + 110}`, light.on('#f4efe4'), 5) +
        rect(x - 10, -552, 130, 12, 3, light.on(lighter(place.wall, 0.4)))
      );
    }) +
    rect(-460, -340, 920, 340, 6, frame) +
    glassPane(-440, 350) +
    glassPane(90, 350) +
    placed(inside, 0, 0) +
    shine(-440, 350) +
    shine(90, 350) +
    rect(-70, -330, 140, 330, 4, light.on('#164f3d')) +
    rect(-54, -314, 108, 220, 4, light.lamps ? pane(setting) : light.on('#cfe0dc')) +
    rect(36, -170, 8, 50, 4, '#d9b24a') +
    rect(-460, -40, 390, 40, 2, light.on('#0f4c3a')) +
    rect(70, -40, 390, 40, 2, light.on('#0f4c3a')) +
    rect(
      -460,
      -462,
      920,
      84,
      6,
      sheet.linear(
        [
          [0, light.on('#1d5c47')],
          [1, light.on('#0f4c3a')],
        ],
        'down',
      ),
    ) +
    placed(leaf(54, '#d9ea8a', '#0f4c3a'), -128, -420) +
    lettering('ALOEA', 26, -400, 54, '#fbfaf5') +
    rect(-452, -378, 904, 8, 0, '#0d1a14', { opacity: 0.3 }) +
    stripes
  );
};

/** Houses along both sides of a street that runs away to (600, `horizon`). */
export const street = (setting: Setting, horizon: number): string => {
  const { light, place } = setting;
  const houseAt = (near: number, side: -1 | 1, index: number): string => {
    const x = 600 + side * (70 + 560 * near);
    const nextX = 600 + side * (70 + 560 * near * 0.66);
    const scale = 0.2 + near;
    const nextScale = 0.2 + near * 0.66;
    const foot = horizon + 330 * near;
    const nextFoot = horizon + 330 * near * 0.66;
    const [tall, nextTall] = [
      420 * scale + (index % 2) * 50 * scale,
      420 * nextScale + (index % 2) * 50 * nextScale,
    ];
    const colour =
      [
        place.wall,
        lighter(place.wall, 0.35),
        mix(place.wall, place.roof, 0.35),
        mix(place.wall, place.accent, 0.2),
      ][index % 4] ?? place.wall;
    const at = (share: number, up: number): string => {
      const px = x + (nextX - x) * share;
      const base = foot + (nextFoot - foot) * share;
      return `${px.toFixed(0)} ${(base - (tall + (nextTall - tall) * share) * up).toFixed(0)}`;
    };
    const windows = repeat(9, (window) => {
      const share = 0.12 + (window % 3) * 0.29;
      const up = 0.34 + Math.floor(window / 3) * 0.21;
      const lit = light.lamps && setting.chance() < 0.65;
      return path(
        `M${at(share, up)}L${at(share + 0.18, up)}L${at(share + 0.18, up + 0.13)}L${at(share, up + 0.13)}Z`,
        lit ? '#ffd58a' : light.on('#6f8797'),
        { opacity: 0.9 },
      );
    });
    const shop = path(
      `M${at(0.08, 0.02)}L${at(0.92, 0.02)}L${at(0.92, 0.24)}L${at(0.08, 0.24)}Z`,
      light.lamps ? '#ffca75' : light.on('#8fa5a5'),
    );
    const awning = path(
      `M${at(0.04, 0.28)}L${at(0.96, 0.28)}L${at(0.96, 0.22)}L${at(0.04, 0.22)}Z`,
      light.on([place.accent, '#2f7d5b', place.roof][index % 3] ?? place.accent),
    );
    return (
      path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, wallFill(setting, colour)) +
      path(`M${at(0, 1)}L${at(1, 1)}L${at(1, 0.96)}L${at(0, 0.96)}Z`, light.on(place.roof)) +
      windows +
      shop +
      awning
    );
  };
  const sizes = [0.19, 0.287, 0.435, 0.66, 1];
  const ground = path(
    `M600 ${horizon - 20}L-500 820H1700Z`,
    wallFill(setting, mix(place.wall, '#8a8f96', 0.55)),
  );
  const road = path(`M590 ${horizon}L200 820H1000L610 ${horizon}Z`, light.on('#6b6f78'), { opacity: 0.7 });
  return (
    ground +
    road +
    sizes.map((near, index) => houseAt(near, -1, index) + houseAt(near, 1, index + 2)).join('') +
    placed(tree(setting, 90, 0.3), 470, horizon + 34) +
    placed(tree(setting, 90, 0.3), 726, horizon + 34)
  );
};
