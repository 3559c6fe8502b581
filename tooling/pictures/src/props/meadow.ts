import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, type Hex, lighter } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';

/** A small boat with a sail, 150 units tall. */
export const boat = ({ light, place }: Setting): string =>
  path('M-60 -20H64L46 6H-44Z', light.on(darker(place.roof, 0.1))) +
  rect(-3, -150, 5, 134, 2, light.on('#6b4a30')) +
  path('M4 -148C50 -110 58 -60 54 -32H4Z', light.on('#fbf7ec')) +
  path('M-6 -130C-30 -96 -44 -60 -46 -32H-6Z', light.on(lighter(place.accent, 0.3)));

/** A spade stuck in the ground, 210 units tall. */
export const spade = ({ light }: Setting): string =>
  rect(-4, -200, 8, 160, 4, light.on('#b98a5c')) +
  rect(-20, -210, 40, 12, 6, light.on('#8a623f')) +
  path('M-24 -54H24L18 -6Q0 10 -18 -6Z', light.on('#8f9ba0'));

/** A bee seen from the side, 40 units long. */
export const bee = (): string =>
  ellipse(-2, -14, 9, 15, '#ffffff', { opacity: 0.65, transform: 'rotate(-24)' }) +
  ellipse(8, -14, 8, 13, '#ffffff', { opacity: 0.5, transform: 'rotate(14)' }) +
  ellipse(0, 0, 19, 12, '#e8ad33') +
  path('M-8 -11Q-4 0 -8 11L-1 12Q3 0 -1 -12ZM6 -11Q10 0 6 11L11 9Q15 0 11 -9Z', '#3a2a18') +
  ellipse(18, -1, 7, 7, '#3a2a18') +
  stroke('M22 -6L28 -14', '#3a2a18', 1.6);

/** A flower on its stem, `height` tall. */
export const flower = ({ light }: Setting, height: number, colour: Hex): string =>
  stroke(`M0 0Q${height * 0.08} ${-height * 0.5} 0 ${-height}`, light.on('#5f9a4e'), height * 0.03) +
  placed(
    path('M0 0C20 -24 52 -22 64 -6C46 10 18 10 0 0Z', light.on('#6fae55')),
    2,
    -height * 0.4,
    height / 300,
    -24,
  ) +
  repeat(9, (index) =>
    placed(
      ellipse(
        0,
        -height * 0.13,
        height * 0.05,
        height * 0.11,
        light.on(index % 2 === 0 ? colour : lighter(colour, 0.2)),
      ),
      0,
      -height,
      1,
      index * 40,
    ),
  ) +
  ellipse(0, -height, height * 0.065, height * 0.06, light.on('#e8b93e')) +
  ellipse(-height * 0.015, -height * 1.015, height * 0.03, height * 0.025, light.on('#f6da7a'));
