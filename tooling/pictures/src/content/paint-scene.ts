import { WrongDescription, type Description } from '../description.ts';
import { chanceOf } from '../drawing/chance.ts';
import { ellipse } from '../drawing/marks.ts';
import type { Pack } from '../drawing/paint.ts';
import { Sheet } from '../drawing/sheet.ts';
import { drawPack } from '../pack.ts';
import { scenes } from '../scenes/index.ts';
import { svgDocument } from '../svg-document.ts';
import { lightAt, type Time } from './light.ts';
import type { Packs } from './photographed.ts';
import type { Horizon, Place } from './place.ts';
import { stage, type Setting } from './setting.ts';

/** One country as scenes see it. */
export interface Country {
  readonly place: Place;
  readonly catalogue: ReadonlyMap<string, Description>;
  /** Photographs of packs, which stand where the drawn ones would. */
  readonly packs?: Packs;
}

/** Which scene, in which light; `seed` picks its people and chances. */
export interface Motif {
  readonly scene: string;
  readonly time: Time;
  readonly seed: string;
  /** What an upright cover shows of the scene: the middle of its part, in units from the left. */
  readonly focus?: number;
  /** What closes the view here, where it is not the country's usual: another town, another landscape. */
  readonly horizon?: Horizon;
  /** The town's landmarks, where it is not the country's usual town. */
  readonly landmarks?: readonly string[];
}

/** Sunlight from the left and a little dusk in the corners, over everything. */
const finish = (sheet: Sheet, time: Time): string => {
  const dark = time === 'night' || time === 'dusk';
  return (
    ellipse(
      120,
      40,
      900,
      620,
      sheet.radial([
        [0, '#fff4d2', dark ? 0.06 : 0.2],
        [1, '#fff4d2', 0],
      ]),
    ) +
    ellipse(
      600,
      400,
      1000,
      760,
      sheet.radial([
        [0, '#0d1a24', 0],
        [0.6, '#0d1a24', 0],
        [1, '#0d1a24', dark ? 0.3 : 0.14],
      ]),
    )
  );
};

const settingOn = (
  { place: usual, catalogue, packs }: Country,
  { time, seed, horizon = usual.horizon, landmarks = usual.landmarks }: Motif,
  sheet: Sheet,
): Setting => {
  const place = { ...usual, horizon, landmarks };
  const product = (shape: string, index = 0): Pack => {
    const names = [...catalogue]
      .filter(([, description]) => description.shape === shape)
      .map(([name]) => name);
    const name = names[index % Math.max(names.length, 1)];
    return name === undefined
      ? { art: '', width: 0, height: 0 }
      : (packs?.get(name) ?? drawPack(name, catalogue, sheet));
  };
  return { place, light: lightAt(time, place.sky), sheet, chance: chanceOf(seed), product };
};

/** A setting on a sheet of its own, for what is drawn piece by piece. */
export const settingFor = (
  country: Country,
  motif: Motif,
): { readonly setting: Setting; readonly sheet: Sheet } => {
  const sheet = new Sheet();
  return { setting: settingOn(country, motif, sheet), sheet };
};

/** The layers of a scene, back to front, with the sheet that they share. */
export const layersOf = (
  country: Country,
  motif: Motif,
): { readonly layers: readonly string[]; readonly sheet: Sheet; readonly setting: Setting } => {
  const scene = scenes.get(motif.scene);
  if (scene === undefined) throw new WrongDescription(`no scene ${motif.scene}`);
  const sheet = new Sheet();
  const setting = settingOn(country, motif, sheet);
  return { layers: scene(setting), sheet, setting };
};

/** A scene as one SVG document of 1200 × 800. */
export const paintScene = (country: Country, motif: Motif): string => {
  const { layers, sheet } = layersOf(country, motif);
  const art = layers.join('') + finish(sheet, motif.time);
  return svgDocument(stage.width, stage.height, sheet, art);
};
