import { stage, type Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, lighter, mix, type Hex } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { landscape } from '../scenery/landscape.ts';

/** A window with the place behind it: its middle at (x, y). */
export const windowView = (setting: Setting, x: number, y: number, width: number, height: number): string => {
  const { light, sheet } = setting;
  const scale = Math.max(width / stage.width, height / stage.height) * 1.02;
  const view = landscape(setting, {
    horizon: 470,
    sunX: 880,
    sunY: 230,
    town: [100, 1100],
    meadow: false,
    clouds: 3,
  }).join('');
  const frame = light.on('#f6f2e8');
  return (
    rect(x - width / 2 - 18, y - height / 2 - 18, width + 36, height + 36, 6, frame) +
    sheet.clipped(
      placed(view, x - (stage.width * scale) / 2, y - (stage.height * scale) / 2, scale),
      rect(x - width / 2, y - height / 2, width, height, 2, '#000'),
    ) +
    path(
      `M${x - width * 0.3} ${y - height / 2}H${x - width * 0.1}L${x - width * 0.3} ${y + height / 2}H${x - width * 0.5}Z`,
      '#ffffff',
      { opacity: 0.12 },
    ) +
    rect(x - 5, y - height / 2, 10, height, 0, frame) +
    rect(x - width / 2 - 30, y + height / 2 + 12, width + 60, 18, 4, light.on('#e6dfd0'))
  );
};

/** A room's wall and floor, the skirting at `floor`; warm light falls in from the left. */
export const room = ({ light, sheet }: Setting, wall: Hex, boards: Hex, floor: number): string =>
  rect(
    0,
    0,
    stage.width,
    floor,
    0,
    sheet.linear(
      [
        [0, light.on(lighter(wall, 0.3))],
        [0.6, light.on(wall)],
        [1, light.on(darker(wall, 0.16))],
      ],
      'slant',
    ),
  ) +
  rect(
    0,
    floor,
    stage.width,
    stage.height - floor,
    0,
    sheet.linear(
      [
        [0, light.on(darker(boards, 0.2))],
        [1, light.on(lighter(boards, 0.12))],
      ],
      'down',
    ),
  ) +
  repeat(13, (index) =>
    stroke(
      `M${600 + (index - 6) * 110} ${floor}L${600 + (index - 6) * 260} 810`,
      light.on(darker(boards, 0.4)),
      2,
      { opacity: 0.3 },
    ),
  ) +
  rect(0, floor - 16, stage.width, 16, 0, light.on(lighter(wall, 0.5))) +
  path(`M140 ${floor + 20}L460 ${floor + 20}L620 800H120Z`, '#fff3cf', { opacity: light.lamps ? 0 : 0.16 });

/** A dark hall's stage: curtains at both sides, boards, beams of light on (`x`, floor). */
export const stageRoom = (
  { light, sheet, place }: Setting,
  floor: number,
  beams: readonly number[],
  curtain: Hex,
): string => {
  const back = sheet.radial([
    [0, mix(curtain, place.accent, 0.35)],
    [0.5, darker(curtain, 0.35)],
    [1, darker(curtain, 0.74)],
  ]);
  const folds = (from: number, side: number): string =>
    repeat(6, (index) => {
      const x = from + side * index * 34;
      return path(
        `M${x} -10H${x + side * 36}C${x + side * 30} 300 ${x + side * 44} 500 ${x + side * (34 - index * 3)} ${floor}H${x}Z`,
        sheet.linear([
          [0, darker(curtain, 0.36)],
          [0.5, lighter(curtain, 0.08)],
          [1, darker(curtain, 0.5)],
        ]),
      );
    });
  return (
    rect(0, 0, stage.width, stage.height, 0, darker(curtain, 0.76)) +
    ellipse(600, floor - 200, 760, 520, back) +
    path(
      `M0 ${floor}H1200V800H0Z`,
      sheet.linear(
        [
          [0, darker('#8a5f3a', 0.1)],
          [1, darker('#4d3220', 0.4)],
        ],
        'down',
      ),
    ) +
    beams
      .map(
        (x) =>
          path(
            `M${600 + (x - 600) * 0.5 - 16} -10H${600 + (x - 600) * 0.5 + 16}L${x + 150} ${floor + 30}H${x - 150}Z`,
            sheet.linear(
              [
                [0, '#fff6d8', 0.5],
                [1, '#fff6d8', 0.06],
              ],
              'down',
            ),
          ) + ellipse(x, floor + 34, 170, 30, light.sun, { opacity: 0.4 }),
      )
      .join('') +
    folds(-10, 1) +
    folds(1210, -1) +
    repeat(10, (index) =>
      path(
        `M${index * 120} -10H${index * 120 + 120}Q${index * 120 + 60} 96 ${index * 120} -10Z`,
        sheet.linear(
          [
            [0, darker(curtain, 0.3)],
            [1, darker(curtain, 0.55)],
          ],
          'down',
        ),
      ),
    )
  );
};
