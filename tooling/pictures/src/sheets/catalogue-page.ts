import { layersOf, type Country } from '../content/paint-scene.ts';
import type { Category, Item } from '../content/goods.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { floorShadow } from '../drawing/floor.ts';
import { brandLeaf } from '../drawing/leaf.ts';
import { ellipse, placed, rect } from '../drawing/marks.ts';
import { Sheet } from '../drawing/sheet.ts';
import { svgDocument } from '../svg-document.ts';
import { lines, page, words } from './page.ts';

const ink = '#14261b';
/** Room for a name and a code below a tile. */
const label = 98;

/** Pictures of products by their names, each in a form that stands within an SVG. */
export type Photos = ReadonlyMap<string, string>;

/** Share of a picture at its left and right that is ground alone: stretched, it fills a tile that is wider than high. */
const edge = 0.03;

/** A product's picture, whole, on a tile that is no higher than wide. */
const pictured = (href: string, size: number, tall: number): string => {
  const aside = (size - tall) / 2;
  const image = `<image width="1" height="1" preserveAspectRatio="none" href="${href}"/>`;
  const part = (x: number, width: number, from: number, share: number): string =>
    `<svg x="${x}" width="${width}" height="${tall}" viewBox="${from} 0 ${share} 1" preserveAspectRatio="none">${image}</svg>`;
  // They lap over by a pixel, so that no line shows between them.
  const ground =
    aside > 0 ? part(0, aside + 1, 0, edge) + part(aside + tall - 1, aside + 1, 1 - edge, edge) : '';
  return ground + part(aside, tall, 0, 1);
};

const tile = (
  { code, name, picture }: Item,
  photos: Photos,
  sheet: Sheet,
  size: number,
  tall: number,
): string => {
  const text = lines(name, Math.round(size / 10.2), 3);
  return (
    sheet.clipped(pictured(photos.get(picture) ?? '', size, tall), rect(0, 0, size, tall, 18, '#000')) +
    text
      .map((line, index) => words(line, 2, tall + 27 + index * 21, { size: 16.5, colour: ink, weight: 600 }))
      .join('') +
    words(code, 2, tall + 29 + text.length * 21, { size: 15, colour: '#5b6b60', spacing: 1 })
  );
};

/** One category's head and tiles from `top` down; gives where it ends too. */
const section = (
  country: Country,
  { name, items }: Category,
  top: number,
  columns: number,
  rowsOnPage: number,
  sheet: Sheet,
  photos: Photos,
): { readonly art: string; readonly end: number } => {
  const gap = 28;
  const size = Math.floor((page.width - 120 - gap * (columns - 1)) / columns);
  const rows = Math.ceil(items.length / columns);
  const tall = Math.min(size, Math.floor((1040 - 20 * rowsOnPage) / rowsOnPage) - label);
  const art =
    words(name, 60, top + 44, { size: 42, colour: '#0f4c3a', weight: 700 }) +
    rect(60, top + 64, 90, 6, 3, country.place.accent) +
    items
      .map((item, index) =>
        placed(
          tile(item, photos, sheet, size, tall),
          60 + (index % columns) * (size + gap),
          top + 92 + Math.floor(index / columns) * (tall + label + 14),
        ),
      )
      .join('');
  return { art, end: top + 92 + rows * (tall + label + 14) };
};

/** A page of the catalogue: the products of one or more categories with their names and codes. */
export const drawCataloguePage = (
  country: Country,
  categories: readonly Category[],
  number: number,
  photos: Photos,
): string => {
  const sheet = new Sheet();
  const count = categories.reduce((sum, { items }) => sum + items.length, 0);
  const columns = categories.length === 1 && count <= 6 ? 2 : categories.length === 1 ? 3 : 4;
  const rowsOnPage = categories.reduce(
    (sum, { items }) => sum + Math.ceil(items.length / columns),
    categories.length > 1 ? (categories.length - 1) * 0.5 : 0,
  );
  let top = 48;
  const sections = categories.map((category) => {
    const { art, end } = section(country, category, top, columns, rowsOnPage, sheet, photos);
    top = end + 10;
    return art;
  });
  const art =
    rect(
      0,
      0,
      page.width,
      page.height,
      0,
      sheet.linear(
        [
          [0, '#fefdf9'],
          [1, '#f7f4ea'],
        ],
        'down',
      ),
    ) +
    rect(0, 0, 16, page.height, 0, country.place.accent) +
    sections.join('') +
    placed(brandLeaf(30), 72, 1160) +
    words('ALOEA', 96, 1168, { size: 20, colour: '#0f4c3a', weight: 700, spacing: 2 }) +
    words(String(number), 840, 1168, { size: 20, colour: '#5b6b60', anchor: 'end' });
  return svgDocument(page.width, page.height, sheet, art);
};

/** The catalogue's cover: packs on a round window to the place. */
export const drawCatalogueCover = (country: Country, year: string): string => {
  const { layers, sheet, setting } = layersOf(country, {
    scene: 'land-behind',
    time: 'golden',
    seed: 'catalogue',
  });
  const { accent } = country.place;
  const packs = (['honey-jar', 'bottle', 'jar'] as const).map((shape, index) => {
    const pack = setting.product(shape);
    return placed(
      floorShadow(sheet, 0, 0, pack.width) + pack.art,
      [240, 452, 672][index] ?? 450,
      1010,
      [0.9, 1.08, 0.84][index] ?? 1,
    );
  });
  const art =
    rect(
      0,
      0,
      page.width,
      page.height,
      0,
      sheet.linear(
        [
          [0, lighter(accent, 0.82)],
          [1, lighter(accent, 0.5)],
        ],
        'down',
      ),
    ) +
    ellipse(450, 640, 400, 400, lighter(accent, 0.9)) +
    sheet.clipped(placed(layers.slice(0, 3).join(''), -320, 190, 1.28), ellipse(450, 640, 380, 380, '#000')) +
    packs.join('') +
    placed(brandLeaf(110), 150, 130) +
    words('ALOEA', 224, 168, { size: 108, colour: '#0f4c3a', weight: 700, spacing: 8 }) +
    words(year, 838, 1140, {
      size: 64,
      colour: darker(mix(accent, '#0f4c3a', 0.6), 0.2),
      weight: 700,
      anchor: 'end',
      spacing: 4,
    });
  return svgDocument(page.width, page.height, sheet, art);
};
