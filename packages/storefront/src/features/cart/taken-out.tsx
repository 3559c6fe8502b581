import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { focusHeading } from '../../shared/document/focus-heading.ts';
import css from './cart-lines.module.css';

/** What was last taken out of the cart on this page. */
export interface TakenOut {
  /** Its name, or how many units: that it was taken out the toast has said. */
  readonly text: string;
  /** Product codes. */
  readonly codes: readonly string[];
  /** Where in the list it stood. */
  readonly place: number;
  readonly putBack: () => void;
}

/** In the place of what was taken out: the toast's 'Undo' goes with the toast, this stays as long as the page (CART-6, WCAG 2.2.1). */
export const TakenOutNotice = ({ text, putBack }: TakenOut) => {
  const { _ } = useLingui();
  return (
    <Notice
      action={
        <Button
          variant="quiet"
          size="s"
          className={css.back}
          onClick={() => {
            focusHeading();
            putBack();
          }}
        >
          {_('cart.put-back')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
};
