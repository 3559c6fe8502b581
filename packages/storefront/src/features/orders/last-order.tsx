import type { Order } from '@caravan/contract';
import { Button, Notice, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { useDates } from '../../shared/format/use-dates.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './last-order.module.css';
import { useLastOrders } from './use-last-orders.ts';
import { useReorder } from './use-reorder.ts';

/**
 * What a member has begun and not paid, while it is held for them (ORD-1); and with `again` the last order in a few lines, with a
 * button that puts all of it into the cart again (SHOP-9).
 */
const LastOrder = ({ again }: LastOrderProps) => {
  const orders = useLastOrders(again);
  return (
    <>
      {orders?.unpaid && <UnpaidOrder order={orders.unpaid} />}
      {orders?.last && <OrderAgain order={orders.last} />}
    </>
  );
};

const UnpaidOrder = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const { dateTime } = useDates();
  const navigate = useNavigate();
  const { order: current } = useShop();
  const pay = () => {
    current.begin(order.pk);
    void navigate(pathTo('pay'));
  };
  return (
    <Notice
      className={css.unpaid}
      tone="warn"
      title={_('history.order', { code: order.code })}
      action={<Button onClick={pay}>{_('history.pay-now')}</Button>}
    >
      {order.reservedUntil === null
        ? _('history.unpaid')
        : _('history.held-until', { time: dateTime(order.reservedUntil) })}
    </Notice>
  );
};

const OrderAgain = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const heading = useId();
  const { price } = useFormat();
  const { date } = useDates();
  const { busy, reorder } = useReorder(order);
  const names = order.details.filter(({ gift }) => !gift).map(({ productName }) => productName);
  return (
    <section aria-labelledby={heading} className={css.last}>
      <h2 id={heading}>{_('history.last-order')}</h2>
      <Surface className={css.order}>
        <div className={css.facts}>
          <p>
            <Link to={pathTo('orderDetails', { pk: order.pk })}>{order.code}</Link>
            {` · ${date(order.createdAt)} · `}
            <strong className={css.total}>{price(order.total)}</strong>
          </p>
          <p className={css.names}>{names.join(' · ')}</p>
        </div>
        <Button variant="outline" busy={busy} onClick={() => void reorder()}>
          {_('history.reorder')}
        </Button>
      </Surface>
    </section>
  );
};

export interface LastOrderProps {
  readonly again: boolean;
}

export default LastOrder;
