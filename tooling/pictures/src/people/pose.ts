/** A point of the body, in units of a figure that is 400 tall with its feet at 0. */
export type Point = readonly [x: number, y: number];

/** Where hands and feet are; the joints between follow. */
export interface Pose {
  readonly leftHand: Point;
  readonly rightHand: Point;
  readonly leftFoot: Point;
  readonly rightFoot: Point;
  /** Degrees that the head is tilted. */
  readonly tilt: number;
  /** Units that the hips lie lower than in standing. */
  readonly sink: number;
  readonly sitting?: boolean;
}

const standing: Pose = {
  leftHand: [-54, -174],
  rightHand: [54, -174],
  leftFoot: [-18, 0],
  rightFoot: [18, 0],
  tilt: 0,
  sink: 0,
};

/** What figures do. */
export const poses = {
  stand: standing,
  rest: {
    ...standing,
    leftHand: [-8, -216],
    rightHand: [10, -210],
    leftFoot: [-14, 0],
    rightFoot: [20, -2],
    tilt: 3,
  },
  wave: { ...standing, rightHand: [104, -432], tilt: 5 },
  cheer: {
    ...standing,
    leftHand: [-84, -446],
    rightHand: [88, -448],
    leftFoot: [-24, 0],
    rightFoot: [24, 0],
  },
  speak: {
    ...standing,
    leftHand: [-6, -312],
    rightHand: [140, -330],
    leftFoot: [-22, 0],
    rightFoot: [22, 0],
    tilt: 4,
  },
  hold: { ...standing, leftHand: [-16, -238], rightHand: [34, -238], tilt: -4 },
  raise: { ...standing, leftHand: [-46, -452], rightHand: [46, -452] },
  clap: { ...standing, leftHand: [-4, -272], rightHand: [8, -272], tilt: -3 },
  shake: { ...standing, rightHand: [118, -232], tilt: 4 },
  walk: {
    ...standing,
    leftHand: [-84, -186],
    rightHand: [70, -196],
    leftFoot: [-46, -4],
    rightFoot: [40, 0],
    tilt: 2,
  },
  danceLeft: {
    ...standing,
    leftHand: [-132, -404],
    rightHand: [140, -300],
    leftFoot: [-44, 0],
    rightFoot: [34, -26],
    tilt: -8,
  },
  danceRight: {
    ...standing,
    leftHand: [-140, -298],
    rightHand: [132, -404],
    leftFoot: [-34, -26],
    rightFoot: [44, 0],
    tilt: 8,
  },
  link: {
    ...standing,
    leftHand: [-128, -290],
    rightHand: [128, -290],
    leftFoot: [-30, 0],
    rightFoot: [26, -14],
  },
  carry: { ...standing, leftHand: [-36, -246], rightHand: [36, -246] },
  dig: {
    ...standing,
    leftHand: [40, -214],
    rightHand: [62, -270],
    leftFoot: [-30, 0],
    rightFoot: [40, 0],
    tilt: 10,
    sink: 8,
  },
  lean: { ...standing, leftHand: [-48, -238], rightHand: [60, -226], tilt: 5 },
  sit: {
    ...standing,
    leftHand: [44, -196],
    rightHand: [66, -190],
    leftFoot: [78, 0],
    rightFoot: [96, 0],
    tilt: 2,
    sink: 62,
    sitting: true,
  },
  sitTalk: {
    ...standing,
    leftHand: [38, -196],
    rightHand: [104, -272],
    leftFoot: [76, 0],
    rightFoot: [94, 0],
    tilt: 5,
    sink: 62,
    sitting: true,
  },
} as const satisfies Readonly<Record<string, Pose>>;
export type PoseName = keyof typeof poses;
