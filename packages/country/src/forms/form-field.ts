import type { Localized } from '../country.ts';
import type { FieldCheck } from './field-check.ts';

/** How a field is asked for: a line of text, a secret, a box to tick, or a place that is chosen: of the country's own, or a country of the world. */
export type FieldKind = 'text' | 'password' | 'consent' | 'province' | 'district' | 'country';

/**
 * One field of any form, all of it data: an address, a card, a registration are lists of these (CHK-3, PAY-2, REG-2). One
 * renderer draws it, one function checks it, in the browser and on the server alike.
 */
export interface FormField<Name extends string = string, Check = FieldCheck> {
  /** Unique within its form. */
  readonly name: Name;
  readonly kind: FieldKind;
  /** Message id, or the words themselves where they are a country's own. */
  readonly label: string | Localized;
  readonly required: boolean;
  /** Of HTML. */
  readonly autocomplete: string;
  readonly inputMode: 'text' | 'numeric' | 'tel' | 'email';
  /** imask pattern; a phone's is the country's own. */
  readonly mask?: string;
  /** As the label. */
  readonly hint?: string | Localized;
  /** Most characters that it takes. */
  readonly maxLength: number;
  /** A line of its own, half of one where there is room, or half of one even on a phone. */
  readonly width: 'whole' | 'half' | 'short';
  /** In their order; the first that refuses is the field's error. */
  readonly checks: readonly Check[];
}

/** No name or address is longer; what is, was not typed by a person. */
export const longestText = 250;

/** A line of text that anything may be typed into: what other fields say otherwise. */
export const plainField: Omit<FormField<string, never>, 'name' | 'label' | 'required'> = {
  kind: 'text',
  autocomplete: 'off',
  inputMode: 'text',
  maxLength: longestText,
  width: 'half',
  checks: [],
};
