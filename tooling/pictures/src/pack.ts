import { carrier } from './arrangements/carrier.ts';
import { row } from './arrangements/row.ts';
import { tray } from './arrangements/tray.ts';
import { WrongDescription, type Description } from './description.ts';
import { families } from './drawing/families.ts';
import type { Pack, Paint } from './drawing/paint.ts';
import type { Sheet } from './drawing/sheet.ts';
import { shapes } from './shapes/index.ts';

const paintOf = ({ colours, word }: Description): Paint => {
  const family = families[colours];
  if (family === undefined) throw new WrongDescription(`no colours ${colours}`);
  const ink = colours === 'forest' ? family.body : family.cap;
  return { ...family, ink, word };
};

/** Draws the pack of one picture, and those it puts together; `catalogue` holds all pictures of the country. */
export const drawPack = (name: string, catalogue: ReadonlyMap<string, Description>, sheet: Sheet): Pack => {
  const description = catalogue.get(name);
  if (description === undefined) throw new WrongDescription(`no picture ${name}`);
  const shape = shapes.get(description.shape);
  const paint = paintOf(description);
  if (shape !== undefined) return shape(paint, sheet);
  const items = description.items.map((item) => drawPack(item, catalogue, sheet));
  if (description.shape === 'tray') return tray(items, paint, sheet);
  if (description.shape === 'carrier') return carrier(items, paint, sheet);
  return row(items, 24, sheet);
};
