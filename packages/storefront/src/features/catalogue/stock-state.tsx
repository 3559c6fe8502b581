import { useLingui } from '@lingui/react';
import css from './stock-state.module.css';

/** Units from which on the shop says how few there are. */
const few = 5;

interface StockStateProps {
  readonly product: { readonly amount: number; readonly disabled: boolean };
  /** In a card only what is unusual is said. */
  readonly quiet?: boolean;
}

/** Whether it can be had: in words, with a colour beside them. */
export const StockState = ({ product: { amount, disabled }, quiet = false }: StockStateProps) => {
  const { _ } = useLingui();
  if (disabled) return <span className={css.none}>{_('shop.not-for-sale')}</span>;
  if (amount < 1) return <span className={css.none}>{_('shop.out-of-stock')}</span>;
  if (amount <= few) return <span className={css.few}>{_('shop.few-left', { amount })}</span>;
  return quiet ? null : <span className={css.there}>{_('shop.in-stock')}</span>;
};
