import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { brandLeaf, leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { pane, wallFill } from './walls.ts';

/** How the halls of a place are built. */
const halls = {
  columns: (setting: Setting): string =>
    path('M-400 -300L0 -392L400 -300Z', wallFill(setting, setting.place.wall)) +
    path('M-330 -308L0 -376L330 -308Z', setting.light.on(darker(setting.place.wall, 0.2)), { opacity: 0.5 }) +
    rect(-400, -304, 800, 30, 3, wallFill(setting, lighter(setting.place.wall, 0.3))) +
    rect(-370, -274, 740, 274, 0, setting.light.on(darker(setting.place.wall, 0.35))) +
    repeat(8, (index) => rect(-338 + index * 90, -256, 52, 256, 3, pane(setting))) +
    repeat(9, (index) =>
      rect(
        -382 + index * 90,
        -276,
        40,
        276,
        4,
        setting.sheet.linear([
          [0, setting.light.on(lighter(setting.place.wall, 0.5))],
          [0.6, setting.light.on(setting.place.wall)],
          [1, setting.light.on(darker(setting.place.wall, 0.28))],
        ]),
      ),
    ),
  arches: (setting: Setting): string =>
    rect(-410, -320, 820, 320, 4, wallFill(setting, setting.place.wall)) +
    repeat(7, (index) => {
      const x = -378 + index * 110;
      return (
        path(
          `M${x} 0V-170Q${x + 4} -238 ${x + 48} -268Q${x + 92} -238 ${x + 96} -170V0Z`,
          setting.light.on(darker(setting.place.wall, 0.4)),
        ) +
        path(
          `M${x + 8} 0V-168Q${x + 12} -228 ${x + 48} -254Q${x + 84} -228 ${x + 88} -168V0Z`,
          pane(setting),
        ) +
        stroke(
          `M${x + 48} -252V0M${x + 8} -150H${x + 88}`,
          setting.light.on(darker(setting.place.wall, 0.4)),
          4,
        )
      );
    }) +
    rect(-424, -346, 848, 30, 3, wallFill(setting, lighter(setting.place.wall, 0.35))) +
    repeat(40, (index) =>
      rect(-410 + index * 20.6, -312, 11, 11, 2, setting.light.on(setting.place.accent), { opacity: 0.8 }),
    ) +
    path('M-190 -346V-388Q0 -430 190 -388V-346Z', wallFill(setting, setting.place.wall)) +
    path('M-204 -384Q0 -430 204 -384L200 -398Q0 -446 -200 -398Z', wallFill(setting, setting.place.accent)),
  glass: (setting: Setting): string =>
    path('M-430 0V-210C-300 -360 120 -420 430 -300V0Z', pane(setting)) +
    repeat(13, (index) =>
      stroke(
        `M${-430 + index * 70} 0V${-230 - Math.sin((index / 12) * Math.PI) * 120}`,
        setting.light.on('#e8ecea'),
        4,
        { opacity: 0.8 },
      ),
    ) +
    repeat(4, (index) =>
      stroke(
        `M-430 ${-60 - index * 60}C-200 ${-90 - index * 80} 160 ${-90 - index * 84} 430 ${-70 - index * 62}`,
        setting.light.on('#e8ecea'),
        3,
        { opacity: 0.6 },
      ),
    ) +
    path(
      'M-450 -200C-310 -372 130 -440 456 -308L450 -284C130 -410 -300 -344 -436 -190Z',
      wallFill(setting, '#f2f0ea'),
    ),
  gable: (setting: Setting): string =>
    rect(-390, -250, 780, 250, 3, wallFill(setting, setting.place.wall)) +
    path('M-430 -248L-330 -370H330L430 -248Z', wallFill(setting, setting.place.roof)) +
    repeat(12, (index) =>
      stroke(
        `M${-300 + index * 55} -370L${-390 + index * 71} -250`,
        setting.light.on(darker(setting.place.roof, 0.3)),
        2,
        { opacity: 0.4 },
      ),
    ) +
    repeat(6, (index) => {
      const x = -350 + index * 120;
      return (
        path(`M${x} -40V-150Q${x + 45} -206 ${x + 90} -150V-40Z`, pane(setting)) +
        stroke(`M${x + 45} -176V-40M${x} -110H${x + 90}`, setting.light.on('#7a5638'), 4)
      );
    }) +
    rect(-400, -256, 800, 12, 3, setting.light.on(darker(setting.place.roof, 0.25))) +
    repeat(22, (index) => rect(-384 + index * 36, -40, 8, 40, 2, setting.light.on('#8a623f'))) +
    rect(-390, -46, 780, 8, 3, setting.light.on('#8a623f')),
} as const satisfies Readonly<Record<string, (setting: Setting) => string>>;
/** How a hall is built. */
export type HallKind = keyof typeof halls;
export const hallKinds: readonly HallKind[] = ['columns', 'arches', 'glass', 'gable'];

/** The hall where a rally is held, 860 wide, its foot's middle the origin; the leaf hangs over its door. */
export const hall = (setting: Setting): string => {
  const banner = (x: number): string =>
    rect(x - 28, -236, 56, 180, 4, setting.light.on('#0f4c3a')) +
    placed(leaf(60, '#d9ea8a', '#0f4c3a'), x, -146);
  const steps = repeat(4, (index) =>
    rect(
      -460 + index * 16,
      -8 + index * 12 - 36,
      920 - index * 32,
      12,
      2,
      setting.light.on(mix(setting.place.wall, '#ffffff', 0.3 - index * 0.05)),
    ),
  );
  return (
    halls[setting.place.hall](setting) +
    banner(-200) +
    banner(200) +
    rect(-62, -196, 124, 160, 4, setting.light.on('#3a2c22')) +
    rect(-54, -188, 108, 152, 2, setting.light.lamps ? '#fff0c8' : pane(setting)) +
    rect(-2, -188, 4, 152, 0, setting.light.on('#3a2c22')) +
    ellipse(0, -232, 36, 36, setting.light.on('#fbfaf5')) +
    placed(brandLeaf(50), 0, -232) +
    placed(steps, 0, 38)
  );
};
