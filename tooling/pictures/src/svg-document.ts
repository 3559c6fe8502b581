import type { Sheet } from './drawing/sheet.ts';

/** An SVG document of the given size. */
export const svgDocument = (width: number, height: number, sheet: Sheet, art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.definitions}</defs>${art}</svg>`;
