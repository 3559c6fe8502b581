import type { Order } from '@caravan/contract';
import { Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { pathTo } from '../../../routes/route-names.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Link } from '../../../shared/link/link.tsx';
import { WholeNumbers } from '../../../shared/format/whole-numbers.tsx';
import css from './last-order.module.css';
import { ReorderButton } from '../reorder/reorder-button.tsx';
import { UnpaidNotice } from '../unpaid-notice.tsx';
import { useLastOrders } from './use-last-orders.ts';

export interface LastOrderProps {
  /** Whether the last order that went through is shown, too. */
  readonly again: boolean;
  /** Whether there is little room. */
  readonly compact: boolean;
}

/**
 * What a member has begun and not paid, while it is held for them (ORD-1); and with `again` the last order in a few lines, with a
 * button that puts it into the cart again, in other quantities if one likes (SHOP-9, ORD-9).
 */
const LastOrder = ({ again, compact }: LastOrderProps) => {
  const { _ } = useLingui();
  const orders = useLastOrders(again);
  return (
    <>
      {orders?.unpaid && (
        <UnpaidNotice
          className={again ? css.unpaid : undefined}
          compact={compact}
          title={_('history.order', { code: orders.unpaid.code })}
          order={orders.unpaid}
        />
      )}
      {orders?.last && <OrderAgain order={orders.last} />}
    </>
  );
};

const OrderAgain = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const heading = useId();
  const { price } = useFormat();
  const { date } = useDates();
  const names = order.details.filter(({ gift }) => !gift).map(({ productName }) => nonBreaking(productName));
  return (
    <section aria-labelledby={heading} className={css.last}>
      <h2 id={heading}>{_('history.last-order')}</h2>
      <Surface className={css.order}>
        <div className={css.facts}>
          <p>
            <Link to={pathTo('orderDetails', { pk: order.pk })}>{order.code}</Link>
            <WholeNumbers text={`\u00A0· ${date(order.createdAt)}\u00A0· `} />
            <strong className={css.total}>{price(order.total)}</strong>
          </p>
          <p className={css.names}>{names.join(' · ')}</p>
        </div>
        <ReorderButton order={order} variant="outline" />
      </Surface>
    </section>
  );
};

export default LastOrder;
