import type { Language } from '@caravan/i18n';
import type { Dated, Edition, Words } from './edition.ts';
import type { FillFacts } from './fill-facts.ts';

/** One edition in one language. */
export interface Reading {
  readonly edition: Edition;
  readonly language: Language;
  readonly fill: FillFacts;
  /** The day in the country, `2026-11-23`. */
  readonly today: string;
  /** Somebody who keeps the content looks at an edition that is not published. */
  readonly preview: boolean;
  /** Whether the day has come from which something is there; a preview shows what later days will. */
  readonly isShown: (dated: Dated) => boolean;
}

/** Words in the language that is read, with the country's facts filled in. */
export const say = ({ language, fill }: Pick<Reading, 'language' | 'fill'>, words: Words): string =>
  fill.text(words[language] ?? '');
