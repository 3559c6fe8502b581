import { layersOf, type Country, type Motif } from '../content/paint-scene.ts';
import { stage } from '../content/setting.ts';
import { darker } from '../drawing/colour.ts';
import { floorShadow } from '../drawing/floor.ts';
import { brandLeaf, leaf } from '../drawing/leaf.ts';
import { ellipse, placed, rect } from '../drawing/marks.ts';
import { svgDocument } from '../svg-document.ts';
import { page, words } from './page.ts';

const filled = (layers: readonly string[], focus: number): string => {
  const scale = page.height / stage.height;
  return placed(layers.join(''), page.width / 2 - focus * scale, 0, scale);
};

/** The cover of a magazine: a scene under the masthead, with the number of the issue. */
export const drawMagazine = (country: Country, motif: Motif, issue: string): string => {
  const { layers, sheet, setting } = layersOf(country, motif);
  const { accent } = country.place;
  const [year = '', number = ''] = issue.split('-');
  const dusk = sheet.linear(
    [
      [0, '#0d1a14', 0.62],
      [1, '#0d1a14', 0],
    ],
    'down',
  );
  const foot = sheet.linear(
    [
      [0, '#0d1a14', 0],
      [1, '#0d1a14', 0.66],
    ],
    'down',
  );
  const art =
    filled(layers, motif.focus ?? stage.width / 2) +
    rect(0, 0, page.width, 420, 0, dusk) +
    rect(0, 860, page.width, 340, 0, foot) +
    words('ALOEA', 450, 202, { size: 196, colour: '#ffffff', weight: 700, anchor: 'middle', spacing: 16 }) +
    rect(60, 236, 780, 3, 0, '#ffffff', { opacity: 0.8 }) +
    words(year, 62, 282, { size: 34, colour: '#ffffff', weight: 600, spacing: 4 }) +
    words(`№ ${number}`, 838, 282, { size: 34, colour: '#ffffff', weight: 600, anchor: 'end', spacing: 2 }) +
    ellipse(150, 1066, 84, 84, accent) +
    ellipse(150, 1066, 74, 74, 'none', { stroke: darker(accent, 0.4), 'stroke-width': 2 }) +
    placed(leaf(84, darker(accent, 0.62), accent), 150, 1066) +
    rect(270, 1020, 430, 16, 8, '#ffffff', { opacity: 0.95 }) +
    rect(270, 1054, 330, 10, 5, '#ffffff', { opacity: 0.7 }) +
    rect(270, 1080, 380, 10, 5, '#ffffff', { opacity: 0.7 }) +
    rect(270, 1106, 240, 10, 5, '#ffffff', { opacity: 0.7 }) +
    (setting.light.lamps
      ? ''
      : ellipse(
          700,
          500,
          420,
          420,
          sheet.radial([
            [0, '#fff6da', 0.16],
            [1, '#fff6da', 0],
          ]),
        ));
  return svgDocument(page.width, page.height, sheet, art);
};

/** A poster: a scene in a frame of paper, one product big before it, the mark below. */
export const drawPoster = (country: Country, motif: Motif, shape: string): string => {
  const { layers, sheet, setting } = layersOf(country, motif);
  const { width, height, art: pack } = setting.product(shape);
  const scale = Math.min(520 / height, 420 / width);
  const art =
    rect(
      0,
      0,
      page.width,
      page.height,
      0,
      sheet.linear(
        [
          [0, '#fbfaf5'],
          [1, '#edf3ec'],
        ],
        'down',
      ),
    ) +
    sheet.clipped(placed(layers.join(''), -170, 50, 1.03), rect(50, 50, 800, 820, 28, '#000')) +
    placed(floorShadow(sheet, 0, 0, width) + pack, 640, 940, Number(scale.toFixed(3))) +
    placed(brandLeaf(120), 130, 1010) +
    words('ALOEA', 210, 1050, { size: 112, colour: '#0f4c3a', weight: 700, spacing: 8 }) +
    rect(70, 1110, 760, 4, 2, country.place.accent);
  return svgDocument(page.width, page.height, sheet, art);
};
