import { darker } from '../drawing/colour.ts';
import { cover as coverPrint, page } from '../models/printed-matter.ts';
import { printOf } from '../models/kit.ts';
import { dull, paper, sheet, woven } from '../models/stuff.ts';
import { box, sheetOf } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { printed, topFitting } from '../studio/texture.ts';
import { type Seen, seen } from './laid-out.ts';
import type { Stage } from './stage.ts';

/** Two curved pages of a book that lies open. */
const openPages = async ({ kit }: Stage, width: number, height: number): Promise<readonly Part[]> => {
  const [left, right] = await Promise.all(
    [1, 2].map(async (seed) => printOf((w, h) => page(kit, w, h, seed), kit, width, height)),
  );
  if (left === undefined || right === undefined) return [];
  const leafOf = (way: number, print: typeof left): Part =>
    part(
      sheetOf(36, 8, (across, up) => {
        const x = (way < 0 ? across - 1 : across) * width;
        const away = Math.abs(x) / width;
        return [
          x,
          0.7 + 1.5 * Math.sin(Math.min(1, away * 1.7) * Math.PI) * (1 - away * 0.6) - 0.5 * away,
          (0.5 - up) * height,
        ];
      }),
      sheet(
        printed(
          plain('#fbf9f3'),
          print,
          topFitting(way < 0 ? -width : 0, way < 0 ? 0 : width, height / 2, -height / 2),
        ),
      ),
    );
  return [
    part(box(width * 2 + 0.8, 0.5, height + 0.6, 0.1), paper(kit.paint.body)),
    leafOf(-1, left),
    leafOf(1, right),
  ];
};

export const printedMatter = async (stage: Stage, width: number, height: number): Promise<Seen> =>
  seen(
    [
      ...moved(await openPages(stage, width, height), { spin: -14 }),
      ...moved(stage.model.open, { tip: -90, x: width * 0.9, z: -height * 0.62, y: 0.4, spin: 22 }),
    ],
    width * 2.55,
    48,
  );

const folded = ({ kit }: Stage): readonly Part[] => {
  const cloth = woven(kit.paint.body, darker(kit.paint.body, 0.32), 4);
  return Array.from({ length: 4 }, (_, index) =>
    moved([part(box(27 - index * 0.3, 1.5, 22 - index * 0.4, 1.6, 0.6), dull(cloth))], {
      y: index * 1.35,
      spin: index * 0.8,
    }),
  ).flat();
};

export const cloth = async (stage: Stage): Promise<Seen> => {
  const { kit } = stage;
  const print = await printOf((w, h) => coverPrint(kit, w, h), kit, 4, 6);
  const tag = part(
    box(4, 0.12, 6, 0.3, 0.05),
    paper(printed(plain('#fbf9f3'), print, topFitting(-2, 2, 3, -3))),
  );
  return seen([...folded(stage), ...moved([tag], { x: 7, y: 5.7, z: 5.4, spin: 18 })], 40, 34, 2);
};
