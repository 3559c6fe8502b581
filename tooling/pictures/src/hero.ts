import { row } from './arrangements/row.ts';
import { hex, isRecord, names, WrongDescription, type Description } from './description.ts';
import { floorShadow } from './drawing/floor.ts';
import { ellipse, placed } from './drawing/marks.ts';
import { Sheet } from './drawing/sheet.ts';
import { drawPack } from './pack.ts';
import { aloePlant } from './scenery/aloe-plant.ts';
import { viewNamed } from './scenery/views.ts';
import { svgDocument } from './tile.ts';

/** How the first picture of a country's home page is drawn: `hero.yaml`. */
export interface HeroDescription {
  /** What is seen behind the packs. */
  readonly view: string;
  readonly sky: string;
  readonly land: string;
  readonly plant: string;
  /** Pictures of the catalogue, left to right; the phone shows the first three. */
  readonly items: readonly string[];
}

/** Canvas of each form: `wide` stands beside the words, `phone` below them. */
export const heroForms = {
  wide: { width: 1600, height: 1000, packs: 5, scale: 1.3, disc: 470 },
  phone: { width: 800, height: 560, packs: 3, scale: 0.86, disc: 268 },
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

/** Packs before a round window on the country's land, on a clear ground: it lies on any colour of a theme. */
export const drawHero = (
  hero: HeroDescription,
  form: HeroForm,
  catalogue: ReadonlyMap<string, Description>,
): string => {
  const { width, height, packs, scale, disc } = heroForms[form];
  const sheet = new Sheet();
  const view = viewNamed(hero.view)?.(hero.sky, hero.land, sheet) ?? '';
  const floor = height - height * 0.075;
  const middle = floor - disc * 0.86;
  const stood = row(
    hero.items.slice(0, packs).map((item) => drawPack(item, catalogue, sheet)),
    22,
    sheet,
  );
  const clip = `<clipPath id="window"><circle r="${disc}"/></clipPath>`;
  const window = `<g clip-path="url(#window)">${placed(view, 0, 0, Number((disc / 480).toFixed(3)))}</g>`;
  const plants =
    placed(aloePlant(disc * 1.02, hero.plant, sheet), -disc * 0.86, floor - 6) +
    placed(aloePlant(disc * 0.86, hero.plant, sheet), disc * 0.9, floor - 6);
  return svgDocument(
    width,
    height,
    sheet,
    clip +
      placed(ellipse(0, 0, disc, disc, hero.sky) + window, width / 2, Math.round(middle)) +
      placed(
        floorShadow(sheet, -disc * 0.86, floor, disc * 0.5) +
          floorShadow(sheet, disc * 0.9, floor, disc * 0.5) +
          plants,
        width / 2,
        0,
      ) +
      placed(stood.art, width / 2, Math.round(floor), scale),
  );
};
