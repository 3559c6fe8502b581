import { cross, plus, times, unit, type Point } from './point.ts';

/** From where a picture is taken. */
export interface View {
  /** What stands in the middle of the picture. */
  readonly target: Point;
  /** Degrees above the level. */
  readonly above: number;
  /** Degrees to the right. */
  readonly aside?: number;
  /** Centimetres that the picture is wide at its target. */
  readonly span: number;
  /** Degrees that the lens sees: small ones flatten. */
  readonly lens?: number;
}

/** A view worked out. */
export interface Camera {
  readonly eye: Point;
  readonly right: Point;
  readonly up: Point;
  readonly ahead: Point;
  /** Pixels of something 1 wide at distance 1. */
  readonly focal: number;
  readonly side: number;
  readonly distance: number;
}

/** A camera for a picture of `side` pixels. */
export const cameraOf = ({ target, above, aside = 0, span, lens = 17 }: View, side: number): Camera => {
  const [rise, turn] = [(above * Math.PI) / 180, (aside * Math.PI) / 180];
  const distance = span / 2 / Math.tan((lens * Math.PI) / 360);
  const back: Point = [Math.cos(rise) * Math.sin(turn), Math.sin(rise), Math.cos(rise) * Math.cos(turn)];
  const eye = plus(target, times(back, distance));
  const ahead = times(back, -1);
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  return { eye, right, up, ahead, focal: (side / span) * distance, side, distance };
};
