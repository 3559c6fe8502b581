/** Attributes beyond geometry and fill, by their SVG names. */
type Extra = Readonly<Record<string, string | number>>;

const attributes = (extra: Extra): string =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A rectangle with round corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra: Extra = {},
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${attributes(extra)}/>`;

/** A path of SVG path data. */
export const path = (data: string, fill: string, extra: Extra = {}): string =>
  `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;

/** A line that is only stroked. */
export const stroke = (data: string, colour: string, width: number, extra: Extra = {}): string =>
  path(data, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...extra });

/** An ellipse by its centre and radii. */
export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra: Extra = {},
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"${attributes(extra)}/>`;

/** Moves, scales and turns (degrees) what is drawn round its own origin. */
export const placed = (art: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}${turn === 0 ? '' : ` rotate(${turn})`}">${art}</g>`;
