import { wholeParts } from '@caravan/i18n';
import { Fragment } from 'react';
import css from './whole-numbers.module.css';

export interface WholeNumbersProps {
  /** The message. */
  readonly text: string;
}

/** Text that may go on in the next line before an @, where a long address of mail would be cut anywhere. */
const mayPart = (text: string) =>
  text.split(/(?=@)/).map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text stay in their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

/** A message in which a date or a code, that could be torn at its hyphens, goes to the next line as a whole. */
export const WholeNumbers = ({ text: message }: WholeNumbersProps) =>
  wholeParts(message).map(({ text, whole }, place) =>
    whole ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same date may stand twice
      <span key={place} className={css.number}>
        {text}
      </span>
    ) : text.includes('@') ? (
      mayPart(text)
    ) : (
      text
    ),
  );
