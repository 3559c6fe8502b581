import { WrongDescription, type Description } from './description.ts';
import { floorShadow } from './drawing/floor.ts';
import { placed, rect } from './drawing/marks.ts';
import { Sheet } from './drawing/sheet.ts';
import { drawPack, hasShadow } from './pack.ts';

const side = 800;
/** Scale of a big pack. Smaller ones are drawn larger than life, but still smaller than big ones. */
const usual = 1.2;
const room = { width: 610, height: 580 };

/** An SVG document of the given size. */
export const svgDocument = (width: number, height: number, sheet: Sheet, art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.definitions}</defs>${art}</svg>`;

/** The square picture of one product or category: its pack in the middle of the tile, on a soft shadow. */
export const drawTile = (name: string, catalogue: ReadonlyMap<string, Description>): string => {
  const description = catalogue.get(name);
  if (description === undefined) throw new WrongDescription(`no picture ${name}`);
  const sheet = new Sheet();
  const pack = drawPack(name, catalogue, sheet);
  const fill = description.clear ? 1.14 : 1;
  const fitting = Math.min((room.height * fill) / pack.height, room.width / pack.width);
  const scale = Math.min(fitting, Math.sqrt(usual * fitting));
  const floor = side / 2 + (pack.height * scale) / 2;
  const shadow = hasShadow(description) ? '' : floorShadow(sheet, 0, 0, pack.width);
  const ground = description.clear ? '' : rect(0, 0, side, side, 0, description.background);
  return svgDocument(
    side,
    side,
    sheet,
    ground + placed(shadow + pack.art, side / 2, Math.round(floor), Number(scale.toFixed(3))),
  );
};
