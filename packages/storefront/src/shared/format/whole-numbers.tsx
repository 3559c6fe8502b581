import css from './whole-numbers.module.css';

/** A date, a code, a phone number: digits, maybe with letters, that are parted by hyphens. */
const hyphenated = /((?:[\p{L}\d()]+-)+[\p{L}\d()]+)/u;

export interface WholeNumbersProps {
  /** The message. */
  readonly text: string;
}

/** A message in which a date or a code, that could be torn at its hyphens, goes to the next line as a whole. */
export const WholeNumbers = ({ text }: WholeNumbersProps) =>
  text.split(hyphenated).map((part, place) =>
    place % 2 === 1 && /\d/.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same date may stand twice
      <span key={place} className={css.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
