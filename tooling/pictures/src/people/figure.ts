import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { ellipse, path, placed } from '../drawing/marks.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { behindHead, drawHead } from './head.ts';
import type { Person } from './person.ts';
import { poses, type Point, type Pose, type PoseName } from './pose.ts';

/** The joint of a limb of two equal bones between `from` and `to`: of the two places that it can have, the better by `better`. */
const joint = (from: Point, to: Point, bone: number, better: (point: Point) => number): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const bend = Math.sqrt(Math.max(bone ** 2 - (long / 2) ** 2, 0));
  const at = (side: number): Point => [
    from[0] + dx / 2 - (side * bend * dy) / long,
    from[1] + dy / 2 + (side * bend * dx) / long,
  ];
  return better(at(1)) > better(at(-1)) ? at(1) : at(-1);
};

const limb = (points: readonly Point[], width: number, colour: string): string =>
  path(`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const cloth = (sheet: Sheet, colour: Hex): string =>
  sheet.linear([
    [0, lighter(colour, 0.16)],
    [0.5, colour],
    [1, darker(colour, 0.22)],
  ]);

const arm = (person: Person, shoulder: Point, hand: Point, side: number, shade: Hex): string => {
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]);
  // A hand near the body shortens the arm to the eye: it reaches forward.
  const elbow = joint(shoulder, hand, Math.min(74, reach * 0.55), ([x, y]) => x * side + y * 0.2);
  return limb([shoulder, elbow, hand], 21, shade) + ellipse(hand[0], hand[1], 9.5, 10.5, person.skin);
};

const legs = (person: Person, pose: Pose, hip: number): string => {
  const bare = person.dress === 'dress' || person.dress === 'skirt';
  const colour = bare ? darker(person.skin, 0.1) : person.bottom;
  const width = bare ? 15 : 29;
  return (
    [
      [pose.leftFoot, -15],
      [pose.rightFoot, 15],
    ] as const
  )
    .map(([foot, x], index) => {
      const ankle: Point = [foot[0], foot[1] - 12];
      const knee: Point =
        pose.sitting === true
          ? [foot[0] - 2, hip + 12]
          : joint([x, hip], ankle, 104, ([knee]) => knee * (index === 0 ? -1 : 1));
      const bent: Point =
        pose.sitting === true
          ? knee
          : [(x + ankle[0]) / 2 + (knee[0] - (x + ankle[0]) / 2) * 0.3, (hip + ankle[1]) / 2];
      const shade = index === 0 ? colour : darker(colour, 0.14);
      return (
        limb([[x, hip], bent, ankle], width, shade) +
        path(
          `M${foot[0] - 13} ${foot[1]}Q${foot[0] - 14} ${foot[1] - 15} ${foot[0]} ${foot[1] - 15}Q${foot[0] + 22} ${foot[1] - 12} ${foot[0] + 23} ${foot[1]}Z`,
          darker(person.bottom, 0.5),
        )
      );
    })
    .toReversed()
    .join('');
};

const skirt = (person: Person, pose: Pose, waist: number, sheet: Sheet): string => {
  if (person.dress === 'trousers') return '';
  const hem = person.dress === 'robe' ? -12 : person.dress === 'dress' ? -104 : -84;
  const fill = cloth(sheet, person.bottom);
  if (pose.sitting === true)
    return path(
      `M-27 ${waist}C-40 ${waist + 50} -40 ${waist + 74} -24 ${waist + 78}H${pose.rightFoot[0] + 4}L${pose.rightFoot[0] + 16} ${hem}H${pose.leftFoot[0] - 22}L${pose.leftFoot[0] - 26} ${waist + 70}L27 ${waist}Z`,
      fill,
    );
  const [left, right] = [Math.min(pose.leftFoot[0], -18) - 26, Math.max(pose.rightFoot[0], 18) + 26];
  return (
    path(
      `M-26 ${waist}C-38 ${waist + 40} ${left} ${hem - 60} ${left} ${hem}Q0 ${hem + 16} ${right} ${hem}C${right} ${hem - 60} 38 ${waist + 40} 26 ${waist}Z`,
      fill,
    ) +
    path(
      `M8 ${waist + 20}Q20 ${waist + 80} 16 ${hem + 6}M-12 ${waist + 30}Q-20 ${waist + 90} -20 ${hem + 6}`,
      'none',
      { stroke: darker(person.bottom, 0.3), 'stroke-width': 2, opacity: 0.35 },
    )
  );
};

const torso = (person: Person, hip: number, sheet: Sheet): string => {
  const shoulder = person.dress === 'trousers' ? 43 : 38;
  const fall = person.jacket ? hip + 22 : hip + 4;
  const body = `M-12 -332C-26 -330 -${shoulder} -326 -${shoulder} -308C-${shoulder - 5} -276 -27 -258 -27 -240L-32 ${fall}Q0 ${fall + 8} 33 ${fall}L27 -240C27 -258 ${shoulder - 5} -276 ${shoulder} -308C${shoulder} -326 26 -330 12 -332Q0 -318 -12 -332Z`;
  const open = person.jacket
    ? path('M-12 -332L0 -262L12 -332Q0 -318 -12 -332Z', '#f6f2e8') +
      path(`M-12 -332L0 -262L1 ${fall + 4}`, 'none', {
        stroke: darker(person.top, 0.36),
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }) +
      path('M12 -332L0 -262', 'none', { stroke: darker(person.top, 0.36), 'stroke-width': 3 })
    : path('M-12 -331Q0 -314 12 -331', 'none', { stroke: darker(person.top, 0.22), 'stroke-width': 3 });
  return path(body, cloth(sheet, person.top)) + open;
};

/** Somebody in a pose, feet at the origin, 400 units tall at `height` 1. `far` arms lie behind the body. */
export const figure = (person: Person, name: PoseName, sheet: Sheet, mirrored = false): string => {
  const pose: Pose = poses[name];
  const { sink } = pose;
  const hip = -206;
  const lift = (point: Point): Point => [point[0], point[1] + sink];
  const shoulderX = person.dress === 'trousers' ? 34 : 30;
  const upper = torso(person, hip, sheet) + drawTilted(drawHead(person, sheet), pose.tilt);
  const art =
    `<g transform="translate(0 ${sink})">${drawTilted(behindHead(person), pose.tilt)}</g>` +
    legs(person, pose, hip + sink + 6) +
    `<g transform="translate(0 ${sink})">${skirt(person, { ...pose, leftFoot: [pose.leftFoot[0], 0], rightFoot: [pose.rightFoot[0], 0] }, -244, sheet)}${upper}</g>` +
    arm(
      person,
      lift([-shoulderX, -314]),
      lift(pose.leftHand),
      pose.sitting === true ? 0 : -1,
      darker(person.top, 0.04),
    ) +
    arm(
      person,
      lift([shoulderX, -314]),
      lift(pose.rightHand),
      pose.sitting === true ? 0 : 1,
      darker(person.top, 0.16),
    );
  return `<g transform="scale(${mirrored ? -person.height : person.height} ${person.height})">${art}</g>`;
};

const drawTilted = (art: string, tilt: number): string =>
  tilt === 0 ? art : `<g transform="rotate(${tilt} 0 -330)">${art}</g>`;

/** Somebody seen from behind down to the chest, as in a row of listeners; the chest's foot is the origin. */
export const fromBehind = (person: Person, sheet: Sheet): string => {
  const covered = person.head === 'scarf';
  const hair = covered ? person.scarf : person.hair;
  const long = person.head === 'long' || covered;
  return placed(
    path('M-62 0C-64 -58 -54 -88 -14 -96H14C54 -88 64 -58 62 0Z', cloth(sheet, person.top)) +
      path('M-11 -118H11V-88Q0 -80 -11 -88Z', darker(person.skin, 0.2)) +
      ellipse(0, -138, 27, 32, cloth(sheet, hair)) +
      (long
        ? path('M-28 -142C-36 -100 -34 -84 -30 -66H30C34 -84 36 -100 28 -142Z', cloth(sheet, hair))
        : '') +
      (person.head === 'bun' ? ellipse(0, -172, 15, 14, cloth(sheet, hair)) : '') +
      (person.head === 'kalpak'
        ? path('M-30 -150L-14 -208Q0 -216 14 -208L30 -150Q0 -142 -30 -150Z', '#f1ecdf')
        : '') +
      (person.head === 'short' ? path('M-22 -118Q0 -104 22 -118L18 -108Q0 -100 -18 -108Z', person.skin) : ''),
    0,
    0,
    person.height,
  );
};
