import { brightness, type Hex } from './colour.ts';
import type { Sheet } from './sheet.ts';

/** What a pack is painted with: its body, its cap or dark part, its label, the ink on the label and the word. */
export interface Paint {
  readonly body: Hex;
  readonly cap: Hex;
  readonly label: Hex;
  readonly ink: Hex;
  readonly word: string;
}

/** A drawn pack that stands on y = 0, centred on x = 0, on a canvas of 800 units. `width` is that of its foot. */
export interface Pack {
  readonly art: string;
  readonly width: number;
  readonly height: number;
}

/** Draws one kind of pack. */
export type Shape = (paint: Paint, sheet: Sheet) => Pack;

/** The paint of what is printed on the body itself, without a label: in whichever of ink and label stands out. */
export const onBody = (paint: Paint): Paint => {
  const ground = brightness(paint.body);
  const standsOut = (colour: Hex): number => Math.abs(brightness(colour) - ground);
  return {
    ...paint,
    label: paint.body,
    ink: standsOut(paint.ink) >= standsOut(paint.label) ? paint.ink : paint.label,
  };
};
