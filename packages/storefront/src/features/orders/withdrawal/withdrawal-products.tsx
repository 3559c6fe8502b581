import { Checkbox } from '@caravan/ui';
import { ProductQuantity } from '../../../shared/product-quantity/product-quantity.tsx';
import { useLingui } from '@lingui/react';
import type { WithdrawableLine } from './withdrawable-lines.ts';
import css from './withdrawal-form.module.css';

export interface WithdrawalProductsProps {
  readonly lines: readonly WithdrawableLine[];
  /** Units by the code of each product that is ticked. */
  readonly units: Readonly<Record<string, number>>;
  readonly onChange: (units: Readonly<Record<string, number>>) => void;
  /** Begins the ids of the ticks. */
  readonly prefix: string;
}

/** The products that may go back, to be ticked; of those that were bought more than once, how many. */
export const WithdrawalProducts = ({ lines, units, onChange, prefix }: WithdrawalProductsProps) => {
  const { _ } = useLingui();
  const toggle = (code: string, on: number | null) => {
    const { [code]: _gone, ...others } = units;
    onChange(on === null ? others : { ...others, [code]: on });
  };
  return (
    <ul aria-label={_('withdrawal.products')} className={css.products}>
      {lines.map(({ code, name, left }) => {
        const chosen = units[code];
        return (
          <li key={code} className={css.product}>
            <Checkbox
              id={`${prefix}-${code}`}
              label={name}
              checked={chosen !== undefined}
              onChange={({ target }) => toggle(code, target.checked ? left : null)}
            />
            {chosen !== undefined && left > 1 && (
              <div className={css.units}>
                <ProductQuantity
                  name={name}
                  increaseReason={_('withdrawal.most', { count: left })}
                  value={chosen}
                  max={left}
                  onChange={(quantity) => toggle(code, quantity)}
                />
                <span className={css.note}>{_('withdrawal.most', { count: left })}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
