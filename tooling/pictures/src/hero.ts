import sharp, { type Sharp } from 'sharp';
import type { Goods } from './catalogue-goods.ts';
import { hex, isRecord, names, WrongDescription } from './description.ts';
import { chanceOf } from './drawing/chance.ts';
import { ellipse, placed } from './drawing/marks.ts';
import { Sheet } from './drawing/sheet.ts';
import type { Model } from './models/kit.ts';
import { modelOf } from './models/model-of.ts';
import { viewNamed } from './scenery/views.ts';
import { aloeRosette } from './staging/aloe.ts';
import { clearLast } from './staging/stage.ts';
import { moved, type Part } from './studio/part.ts';
import { photograph } from './studio/photograph.ts';
import { blend } from './studio/point.ts';
import { svgDocument } from './svg-document.ts';

/** How the first picture of a country's home page is made: `hero.yaml`. */
export interface HeroDescription {
  /** What is seen behind the packs. */
  readonly view: string;
  readonly sky: string;
  readonly land: string;
  readonly plant: string;
  /** Pictures of the catalogue, left to right; the phone shows the first three. */
  readonly items: readonly string[];
}

/** Canvas of each form, in pixels: `wide` stands beside the words, `phone` below them. The packs fill this share of its width. */
export const heroForms = {
  wide: { width: 1600, height: 1000, packs: 5, fill: 0.8, disc: 470 },
  phone: { width: 800, height: 560, packs: 3, fill: 0.74, disc: 268 },
} as const;
export type HeroForm = keyof typeof heroForms;

/** Reads a parsed `hero.yaml`. Throws WrongDescription. */
export const describeHero = (parsed: unknown): HeroDescription => {
  if (!isRecord(parsed)) throw new WrongDescription('hero.yaml: must be a map');
  const view = String(parsed['view']);
  if (viewNamed(view) === undefined) throw new WrongDescription(`hero.yaml: no view ${view}`);
  return {
    view,
    sky: hex(parsed, 'sky', 'hero.yaml'),
    land: hex(parsed, 'land', 'hero.yaml'),
    plant: hex(parsed, 'plant', 'hero.yaml'),
    items: names(parsed['items'], 'hero.yaml'),
  };
};

/** Where the packs stand, as a share of the height from the top. */
const floorAt = 0.9;

/** Degrees from which one looks down on them. */
const above = 6;

/** Packs side by side, low ones before high ones and partly over them, aloe on both sides. */
const arranged = (models: readonly Model[], plant: string): { parts: readonly Part[]; width: number } => {
  const tallest = Math.max(...models.map(({ height }) => height));
  const overlapOf = ({ width, height }: Model): number => (height < tallest * 0.6 ? width * 0.16 : 0.4);
  const width = models.reduce((sum, model) => sum + model.width - overlapOf(model), 0);
  const chance = chanceOf(plant);
  let left = -width / 2;
  const packs = models.flatMap((model, index) => {
    const room = model.width - overlapOf(model);
    const x = left + room / 2;
    left += room;
    const z = model.height < tallest * 0.6 ? model.depth * 0.5 + 4 : index % 2 === 1 ? -3 : 0;
    return moved(model.parts, { x, z, spin: blend(-6, 6, chance()) });
  });
  const plants = [-1, 1].flatMap((side) =>
    moved(aloeRosette(plant, `${plant} ${side}`), { x: side * width * 0.46, z: -10 }),
  );
  return { parts: clearLast([...plants, ...packs]), width };
};

/** A round window on the country's land. */
const windowOf = ({ view, sky, land }: HeroDescription, form: HeroForm): string => {
  const { width, height, disc } = heroForms[form];
  const sheet = new Sheet();
  const seen = viewNamed(view)?.(sky, land, sheet) ?? '';
  const clip = `<clipPath id="window"><circle r="${disc}"/></clipPath>`;
  const scale = Number((disc / 480).toFixed(3));
  return svgDocument(
    width,
    height,
    sheet,
    clip +
      placed(
        `${ellipse(0, 0, disc, disc, sky)}<g clip-path="url(#window)">${placed(seen, 0, 0, scale)}</g>`,
        width / 2,
        Math.round(height * floorAt - disc * 0.86),
      ),
  );
};

/** How many times as large a picture is taken as it is kept: its edges are smooth for it. */
const sharper = { wide: 1.25, phone: 2 } as const;

/** Shadows end before the picture does. */
const fadeOf = (width: number, height: number): string => {
  const side = (id: string, to: string, from: number): string =>
    `<linearGradient id="${id}" ${to}><stop offset="${from}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${side('across', 'gradientUnits="userSpaceOnUse" x1="50%" x2="100%" spreadMethod="reflect"', 0.72)}${side('down', 'x2="0" y2="1"', 0.93)}<mask id="fade"><rect width="100%" height="100%" fill="url(#down)"/></mask></defs><rect width="100%" height="100%" fill="url(#across)" mask="url(#fade)"/></svg>`;
};

/** Packs as the studio photographs them, before a round window on the country's land, on a clear ground: it lies on any colour of a theme. */
export const takeHero = async (hero: HeroDescription, form: HeroForm, goods: Goods): Promise<Sharp> => {
  const { width, height, packs, fill } = heroForms[form];
  const models = await Promise.all(hero.items.slice(0, packs).map(async (item) => modelOf(item, goods, 46)));
  const { parts, width: wide } = arranged(models, hero.plant);
  const tallest = Math.max(...models.map((model) => model.height));
  // The window stays in sight above them.
  const span = Math.max(wide / fill, (tallest / 0.76) * (width / height));
  // The picture is taken square, and as much of its middle kept as the form is high.
  const target = ((floorAt - 0.5) * height * span) / width;
  const side = width * sharper[form];
  const taken = photograph(
    { parts, view: { target: [0, target, 0], above, span }, ground: hero.sky, clear: true },
    side,
  );
  const square = await sharp(Buffer.from(taken.buffer), { raw: { width: side, height: side, channels: 4 } })
    .resize(width, width, { kernel: 'mitchell' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const things = await sharp(square)
    .extract({ left: 0, top: (width - height) / 2, width, height })
    .composite([{ input: Buffer.from(fadeOf(width, height)), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const composed = await sharp(Buffer.from(windowOf(hero, form)))
    .composite([{ input: things }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(composed);
};
