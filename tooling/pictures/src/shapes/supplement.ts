import { darker, lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';
import type { Sheet } from '../drawing/sheet.ts';

type Dose = (colour: string, sheet: Sheet) => string;

const tablet: Dose = (colour, sheet) =>
  ellipse(0, -12, 26, 14, darker(colour, 0.2)) +
  ellipse(0, -17, 26, 14, round(sheet, lighter(colour, 0.3))) +
  stroke('M-15 -17H15', darker(colour, 0.2), 2);

const capsule: Dose = (colour, sheet) =>
  placed(
    rect(
      -34,
      -13,
      68,
      26,
      13,
      sheet.linear(
        [
          [0, '#ffffff'],
          [1, '#d9d9d0'],
        ],
        'down',
      ),
    ) +
      path(
        'M0 -13H21A13 13 0 0 1 21 13H0Z',
        sheet.linear(
          [
            [0, lighter(colour, 0.3)],
            [1, darker(colour, 0.15)],
          ],
          'down',
        ),
      ),
    0,
    -14,
    1,
    -14,
  );

const softgel: Dose = (colour, sheet) =>
  ellipse(
    0,
    -14,
    30,
    15,
    sheet.radial([
      [0, lighter(colour, 0.65)],
      [0.5, lighter(colour, 0.15)],
      [1, darker(colour, 0.15)],
    ]),
  ) + ellipse(-9, -19, 8, 4, '#ffffff', { opacity: 0.7 });

const pack =
  (dose: Dose): Shape =>
  (paint, sheet) => ({
    width: 250,
    height: 350,
    art:
      path(
        'M-128 -16V-232Q-128 -272 -88 -276H28Q68 -272 68 -232V-16Q68 0 52 0H-112Q-128 0 -128 -16Z',
        round(sheet, paint.body),
      ) +
      rect(-104, -350, 148, 78, 10, round(sheet, paint.cap)) +
      Array.from({ length: 12 }, (_, index) =>
        rect(-98 + index * 12, -340, 2, 58, 1, '#0d1a14', { opacity: 0.14 }),
      ).join('') +
      rect(-128, -222, 196, 168, 0, wrapped(sheet, paint.label)) +
      rect(-128, -62, 196, 8, 0, round(sheet, paint.cap)) +
      print(paint, -128, -226, 196, 164) +
      placed(dose(paint.body, sheet), 112, -4) +
      placed(dose(paint.body, sheet), 152, 14, 1, 0) +
      placed(dose(paint.body, sheet), 96, 20, 1, 0),
  });

/** A supplement jar with three tablets before it. */
export const tablets: Shape = pack(tablet);

/** A supplement jar with three two-piece capsules before it. */
export const capsules: Shape = pack(capsule);

/** A supplement jar with three oil capsules before it. */
export const softgels: Shape = pack(softgel);
