import { between, type Chance, chanceOf, repeat } from '../drawing/chance.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { brandLeaf, leaf } from '../drawing/leaf.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import { Sheet } from '../drawing/sheet.ts';
import { svgDocument } from '../svg-document.ts';
import { body, heading, type Look, middle, print, seal, signature } from './certificate-parts.ts';
import { band, frame, rosette } from './guilloche.ts';
import { page, paper } from './page.ts';

const looks: readonly [Look, ...Look[]] = [
  { ink: '#1d5c47', second: '#c2912f', light: '#fdfbf2', shade: '#f1ead6' },
  { ink: '#2f4f7f', second: '#8fb4da', light: '#fbfcfd', shade: '#e8eef3' },
  { ink: '#7b2f45', second: '#c9a24a', light: '#fdf8f2', shade: '#f3e6da' },
  { ink: '#14565c', second: '#5aa5a3', light: '#f8fcfb', shade: '#e0eeea' },
  { ink: '#3f6b2f', second: '#a9c257', light: '#fcfdf5', shade: '#ecf1d9' },
  { ink: '#5a4a7c', second: '#b9a8d8', light: '#fcfafd', shade: '#ece6f2' },
  { ink: '#8a5a1f', second: '#dba53d', light: '#fefaf0', shade: '#f5e8cb' },
  { ink: '#34424a', second: '#c9663d', light: '#fbfaf7', shade: '#e9e6df' },
];

const classic = (look: Look, chance: Chance, sheet: Sheet): string =>
  frame(62, 62, 776, 1076, 20, [look.ink, look.second]) +
  rect(96, 96, 708, 1008, 0, 'none', { stroke: look.ink, 'stroke-width': 2, opacity: 0.6 }) +
  placed(brandLeaf(130), middle, 210) +
  heading(look, 320, 480) +
  body(look, chance, 470) +
  signature(chance, 150, 990, look.ink) +
  signature(chance, 560, 990, look.ink) +
  seal(look, sheet, middle, 930, 66, false);

const arch = (look: Look, chance: Chance, sheet: Sheet): string =>
  path('M70 1140V420C70 200 250 70 450 70C650 70 830 200 830 420V1140Z', 'none', {
    stroke: look.ink,
    'stroke-width': 5,
  }) +
  path('M90 1120V424C90 214 262 92 450 92C638 92 810 214 810 424V1120Z', look.light) +
  path('M90 1120V424C90 214 262 92 450 92C638 92 810 214 810 424V1120Z', 'none', {
    stroke: look.second,
    'stroke-width': 2,
  }) +
  placed(rosette(120, 24, look.second), middle, 280) +
  placed(leaf(130, look.ink, look.light), middle, 280) +
  heading(look, 430, 420) +
  body(look, chance, 570) +
  signature(chance, 180, 1030, look.ink) +
  seal(look, sheet, 650, 990, 62, true);

const side = (look: Look, chance: Chance, sheet: Sheet): string =>
  rect(
    0,
    0,
    220,
    1200,
    0,
    sheet.linear(
      [
        [0, lighter(look.ink, 0.1)],
        [1, darker(look.ink, 0.3)],
      ],
      'down',
    ),
  ) +
  placed(band(1200, 56, 22, [look.second, mix(look.ink, '#ffffff', 0.4)]), 110, 0, 1, 90) +
  placed(leaf(150, '#ffffff', look.ink), 110, 180) +
  rect(300, 150, 430, 26, 13, look.ink) +
  rect(300, 200, 260, 10, 5, look.second) +
  print(chance, 300, 300, 500, 5, look.ink, false) +
  rect(300, 450, 340, 16, 8, look.ink, { opacity: 0.8 }) +
  print(chance, 300, 500, 500, 4, look.ink, false) +
  repeat(
    3,
    (index) =>
      rect(300, 640 + index * 58, 520, 1.6, 0, look.ink, { opacity: 0.4 }) +
      rect(300, 660 + index * 58, 150, 7, 3, look.second) +
      rect(500, 660 + index * 58, 200 + index * 40, 7, 3, look.ink, { opacity: 0.5 }),
  ) +
  signature(chance, 320, 1000, look.ink) +
  seal(look, sheet, 730, 980, 70, true);

const banner = (look: Look, chance: Chance, sheet: Sheet): string =>
  rect(
    0,
    0,
    900,
    330,
    0,
    sheet.linear(
      [
        [0, look.ink],
        [1, mix(look.ink, look.second, 0.5)],
      ],
      'slant',
    ),
  ) +
  placed(rosette(260, 30, mix(look.second, '#ffffff', 0.4)), 760, 60) +
  placed(leaf(140, '#ffffff', look.ink), 170, 165) +
  rect(290, 130, 380, 26, 13, '#ffffff') +
  rect(290, 182, 240, 10, 5, '#ffffff', { opacity: 0.6 }) +
  body(look, chance, 440) +
  rect(130, 830, 640, 1.6, 0, look.ink, { opacity: 0.4 }) +
  signature(chance, 150, 960, look.ink) +
  seal(look, sheet, 690, 940, 74, false) +
  placed(band(900, 16, 28, [look.ink, look.second]), 0, 1150);

const open = (look: Look, chance: Chance, sheet: Sheet): string =>
  frame(56, 56, 788, 1088, 12, [look.second, look.ink]) +
  placed(rosette(330, 26, mix(look.second, look.light, 0.5)), middle, 620) +
  seal(look, sheet, middle, 240, 84, true) +
  heading(look, 470, 520) +
  body(look, chance, 610) +
  signature(chance, 350, 1040, look.ink);

const analysis = (look: Look, chance: Chance, sheet: Sheet): string =>
  rect(60, 60, 780, 8, 0, look.ink) +
  placed(brandLeaf(90), 120, 150) +
  rect(200, 120, 380, 22, 11, look.ink) +
  rect(200, 160, 220, 9, 4, look.second) +
  print(chance, 90, 250, 700, 3, look.ink, false) +
  repeat(
    12,
    (index) =>
      rect(80, 370 + index * 42, 740, 42, 0, index % 2 === 0 ? mix(look.shade, look.ink, 0.05) : look.light) +
      rect(100, 387 + index * 42, between(chance, 140, 260), 7, 3, look.ink, { opacity: 0.6 }) +
      rect(430, 387 + index * 42, 90, 7, 3, look.ink, { opacity: 0.4 }) +
      rect(600, 387 + index * 42, between(chance, 40, 170), 7, 3, look.second),
  ) +
  rect(80, 370, 740, 504, 0, 'none', { stroke: look.ink, 'stroke-width': 2 }) +
  signature(chance, 110, 1010, look.ink) +
  seal(look, sheet, 720, 990, 62, false) +
  rect(60, 1130, 780, 3, 0, look.ink);

const layouts = [classic, banner, side, arch, open, classic, arch, side, banner, open, classic, analysis];

/** A certificate as a picture: paper, guilloche, seal and rules for text; `number` (from 1) picks layout and colours. */
export const drawCertificate = (number: number, seed: string): string => {
  const sheet = new Sheet();
  const first = Array.from(seed.slice(0, 7), (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => sum + code,
    0,
  );
  const look = looks[(number * 3 + first) % looks.length] ?? looks[0];
  const layout = layouts[(number - 1) % layouts.length] ?? classic;
  const watermark = placed(leaf(760, mix(look.shade, look.ink, 0.05), look.shade), middle + 60, 660, 1, 24);
  const art = paper(sheet, look.light, look.shade) + watermark + layout(look, chanceOf(seed), sheet);
  return svgDocument(page.width, page.height, sheet, art);
};
