import { darker, lighter, type Hex } from '../drawing/colour.ts';
import type { Setting } from '../content/setting.ts';
import { leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { repeat } from '../drawing/chance.ts';

const wheel = (x: number, size: number): string =>
  ellipse(x, -size, size, size, '#23282b') +
  ellipse(x, -size, size * 0.62, size * 0.62, '#c9cfd1') +
  ellipse(x, -size, size * 0.5, size * 0.5, '#8f999e') +
  repeat(5, (index) =>
    placed(rect(-2.5, -size * 0.52, 5, size * 0.52, 2, '#d5dadc'), x, -size, 1, index * 72),
  ) +
  ellipse(x, -size, size * 0.14, size * 0.14, '#4a5257');

const paint = ({ light, sheet }: Setting, colour: Hex): string =>
  sheet.linear(
    [
      [0, light.on(lighter(colour, 0.4))],
      [0.34, light.on(lighter(colour, 0.12))],
      [0.5, light.on(colour)],
      [1, light.on(darker(colour, 0.34))],
    ],
    'down',
  );

/** A car that looks to the right, 430 units long, wheels on y = 0. */
export const car = (setting: Setting, colour: Hex): string => {
  const { light, sheet } = setting;
  const pane = sheet.linear(
    [
      [0, light.on('#dcecf2')],
      [0.5, light.on('#8fb2c2')],
      [1, light.on('#4f6f80')],
    ],
    'slant',
  );
  return (
    ellipse(0, 2, 236, 18, '#0d1a14', { opacity: 0.4 }) +
    path(
      'M-214 -40C-220 -72 -206 -92 -178 -98L-142 -104C-104 -146 -72 -158 -10 -158C62 -158 92 -142 128 -106C176 -100 206 -92 214 -70C218 -56 216 -44 212 -36Q206 -28 190 -28H-196Q-210 -28 -214 -40Z',
      paint(setting, colour),
    ) +
    path('M-120 -104C-96 -134 -72 -144 -26 -145V-102Z', pane) +
    path('M-14 -145C50 -146 76 -134 106 -104L-14 -102Z', pane) +
    stroke('M-20 -146V-32M-124 -100L-132 -36M108 -104L110 -40', light.on(darker(colour, 0.4)), 2, {
      opacity: 0.5,
    }) +
    path('M-208 -66Q0 -80 212 -66L214 -60Q0 -72 -210 -60Z', '#ffffff', { opacity: 0.25 }) +
    rect(-44, -88, 26, 5, 2, light.on(darker(colour, 0.3))) +
    rect(74, -88, 26, 5, 2, light.on(darker(colour, 0.3))) +
    path('M184 -84C202 -80 210 -74 212 -64H190Z', light.lamps ? '#fff3c4' : '#eef6f8') +
    path('M-212 -80L-196 -84V-64H-214Z', '#b53a34') +
    path('M-178 -28C-176 -68 -92 -68 -90 -28ZM88 -28C90 -68 174 -68 176 -28Z', '#1c2226') +
    wheel(-134, 36) +
    wheel(132, 36)
  );
};

/** A delivery van that looks to the right, 470 units long, wheels on y = 0, the leaf on its side. */
export const van = (setting: Setting, colour: Hex): string => {
  const { light } = setting;
  return (
    ellipse(0, 2, 250, 18, '#0d1a14', { opacity: 0.4 }) +
    path(
      'M-230 -36V-216Q-230 -238 -206 -238H92C128 -238 144 -222 160 -186L180 -138C214 -132 232 -116 234 -88V-44Q234 -30 220 -30H-222Q-230 -30 -230 -36Z',
      paint(setting, colour),
    ) +
    path('M72 -214H96C116 -214 126 -206 136 -182L152 -142H72Z', light.on('#9fc0cf')) +
    stroke('M58 -236V-34M-226 -110H58', light.on(darker(colour, 0.4)), 2, { opacity: 0.4 }) +
    rect(-230, -82, 464, 12, 0, light.on(setting.place.accent), { opacity: 0.9 }) +
    placed(leaf(96, '#ffffff', colour), -90, -160) +
    rect(84, -126, 26, 6, 3, light.on(darker(colour, 0.3))) +
    path('M214 -110C228 -106 233 -98 234 -86H212Z', light.lamps ? '#fff3c4' : '#eef6f8') +
    path('M-186 -30C-184 -72 -98 -72 -96 -30ZM102 -30C104 -72 190 -72 192 -30Z', '#1c2226') +
    wheel(-141, 38) +
    wheel(147, 38)
  );
};

/** A bicycle, 300 units long, wheels on y = 0. */
export const bicycle = (setting: Setting, colour: Hex): string => {
  const { light } = setting;
  const tyre = (x: number): string =>
    ellipse(x, -66, 64, 64, 'none', { stroke: light.on('#2b2f31'), 'stroke-width': 7 }) +
    ellipse(x, -66, 58, 58, 'none', { stroke: light.on('#aab2b5'), 'stroke-width': 2 }) +
    repeat(10, (index) => placed(stroke('M0 0V-58', light.on('#b9c0c2'), 1), x, -66, 1, index * 36));
  return (
    ellipse(0, 0, 190, 12, '#0d1a14', { opacity: 0.25 }) +
    tyre(-104) +
    tyre(104) +
    stroke(
      'M-104 -66L-30 -66L-56 -150L72 -156L-30 -66M-104 -66L-56 -150M104 -66L68 -176',
      light.on(colour),
      8,
    ) +
    stroke('M-56 -150L-62 -172', light.on('#4a5257'), 7) +
    path('M-92 -178Q-62 -190 -34 -174L-40 -168H-88Z', light.on('#5d4029')) +
    stroke('M68 -176L62 -196L96 -202', light.on('#4a5257'), 6) +
    ellipse(-30, -66, 14, 14, light.on('#8f999e')) +
    stroke('M-30 -66L-20 -42M-28 -42H-12', light.on('#4a5257'), 5) +
    path('M70 -172H124L116 -132H78Z', light.on('#c09a6a')) +
    repeat(4, (index) => stroke(`M${76 + index * 13} -172L${80 + index * 10} -132`, light.on('#8a623f'), 2))
  );
};
