import { darker, lighter } from '../drawing/colour.ts';
import { flat } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A gift box with a lid, a ribbon and a bow. */
export const giftBox: Shape = (paint, sheet) => {
  const ribbon = sheet.linear(
    [
      [0, lighter(paint.cap, 0.2)],
      [1, darker(paint.cap, 0.1)],
    ],
    'down',
  );
  return {
    width: 340,
    height: 330,
    art:
      path('M110 -180L170 -204V-28L110 0Z', darker(paint.body, 0.3)) +
      rect(-170, -180, 280, 180, 2, flat(sheet, paint.body)) +
      path('M118 -236L182 -262V-190L118 -170Z', darker(paint.body, 0.24)) +
      path('M-178 -236L-114 -262H182L118 -236Z', lighter(paint.body, 0.35)) +
      rect(-178, -236, 296, 66, 2, flat(sheet, lighter(paint.body, 0.12))) +
      rect(-52, -236, 44, 236, 0, ribbon) +
      path('M-52 -236L12 -262H56L-8 -236Z', lighter(paint.cap, 0.25)) +
      path('M-6 -252C-60 -340 -150 -330 -128 -276C-116 -248 -60 -244 -6 -252Z', ribbon) +
      path('M-6 -252C44 -346 138 -334 118 -280C106 -250 50 -244 -6 -252Z', ribbon) +
      path('M-16 -250L-64 -196L-40 -192L-2 -244Z', darker(paint.cap, 0.12)) +
      path('M4 -250L50 -200L26 -194L-6 -244Z', darker(paint.cap, 0.12)) +
      rect(-26, -270, 42, 34, 12, darker(paint.cap, 0.1)),
  };
};
