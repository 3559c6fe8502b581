import type { OrderSummary } from '@caravan/contract';
import { Button, Dialog, Notice, Picture, Skeleton } from '@caravan/ui';
import { ProductQuantity } from '../../../shared/product-quantity/product-quantity.tsx';
import { useLingui } from '@lingui/react';
import { Unreachable } from '../../../shared/fetched/unreachable.tsx';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useShop } from '../../../shared/shop.tsx';
import { LinePrice } from '../../../shared/totals/line-price.tsx';
import { pricesOf } from '../../../shared/totals/prices-of.ts';
import css from './reorder-dialog.module.css';
import { useReorderLines } from './use-reorder-lines.ts';

export interface ReorderDialogProps {
  readonly order: Pick<OrderSummary, 'pk' | 'code'>;
  readonly onClose: () => void;
}

/** What an order held, each line in a quantity of one's choice, and what of it can't be had now and why (ORD-9, SHOP-9). */
export const ReorderDialog = ({ order, onClose }: ReorderDialogProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const level = useMember()?.level ?? null;
  const { state, again, lines, quantities, change, busy, add } = useReorderLines(order.pk, onClose);
  const chosen = lines.filter(({ product }) => product !== null);
  const units = chosen.reduce((sum, { code }) => sum + (quantities[code] ?? 0), 0);
  return (
    <Dialog
      open
      size="l"
      title={_('history.reorder-title')}
      closeLabel={_('shell.close')}
      onClose={onClose}
      footer={
        <Button busy={busy} disabled={units === 0} onClick={() => void add()}>
          {_('history.reorder-add', { units })}
        </Button>
      }
    >
      {state === 'unreachable' ? (
        <Unreachable onAgain={again} />
      ) : state === 'loading' ? (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      ) : (
        <>
          {chosen.length === 0 && <Notice tone="warn">{_('history.reorder-none')}</Notice>}
          <ul className={css.lines}>
            {lines.map((line) => (
              <li key={line.code} className={css.line}>
                <span className={css.tile}>
                  <Picture src={line.photo} alt="" width={90} height={90} />
                </span>
                <div className={css.words}>
                  <span className={css.name}>{nonBreaking(line.name)}</span>
                  {line.product && <LinePrice size="s" {...pricesOf(line.product, country, level)} />}
                  {line.message !== null && (
                    <Notice tone="clay" compact>
                      {line.message}
                    </Notice>
                  )}
                </div>
                {line.product && (
                  <ProductQuantity
                    className={css.control}
                    name={line.name}
                    value={quantities[line.code] ?? 0}
                    min={0}
                    max={line.most}
                    onChange={(quantity) => change(line.code, quantity)}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
