import { wholeParts } from '@caravan/i18n';
import css from './whole-numbers.module.css';

export interface WholeNumbersProps {
  /** The message. */
  readonly text: string;
}

/** A message in which a date or a code, that could be torn at its hyphens, goes to the next line as a whole. */
export const WholeNumbers = ({ text: message }: WholeNumbersProps) =>
  wholeParts(message).map(({ text, whole }, place) =>
    whole ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same date may stand twice
      <span key={place} className={css.number}>
        {text}
      </span>
    ) : (
      text
    ),
  );
