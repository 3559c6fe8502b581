import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './price-text.module.css';

export interface PriceTextProps extends ComponentProps<'span'> {
  /** The price as it is written here: "1 323 сом". One text, so that it is read out in one go. */
  amount: ReactNode;
  /** What it was, or what others pay; struck through. */
  oldAmount?: ReactNode;
  /** Read out before the old amount: "Old price". Needed with it. */
  oldLabel?: ReactNode;
  /** Read out before the amount: "Your price". */
  label?: ReactNode;
  /** How large the amount is: `s` in lines, `m` in cards, `l` and `xl` where it stands alone. Default `m`. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** The old amount always below, never beside: in columns of sums. */
  stacked?: boolean | undefined;
}

/** A price in even digits, which never breaks in the middle. */
export const PriceText = ({
  amount,
  oldAmount,
  oldLabel,
  label,
  size = 'm',
  stacked = false,
  className,
  ...rest
}: PriceTextProps) => (
  <span {...rest} className={classNames(css.price, css[size], stacked && css.stacked, className)}>
    <span className={css.now}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {amount}
    </span>{' '}
    {oldAmount && (
      <span className={css.before}>
        <VisuallyHidden>{oldLabel} </VisuallyHidden>
        <s>{oldAmount}</s>
      </span>
    )}
  </span>
);
