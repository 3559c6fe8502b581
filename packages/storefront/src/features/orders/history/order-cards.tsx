import type { ListedOrder } from '@caravan/contract';
import { Button, Picture, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { pathTo } from '../../../routes/route-names.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Link } from '../../../shared/link/link.tsx';
import { useShop } from '../../../shared/shop.tsx';
import { WholeNumbers } from '../../../shared/format/whole-numbers.tsx';
import { nextStep } from '../next-step.ts';
import css from './order-cards.module.css';
import { ReorderButton } from '../reorder/reorder-button.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { usePay } from '../use-pay.ts';

/** Orders, newest first: each with its products, what comes next and what fits to do (ORD-2, ORD-9). */
export const OrderCards = ({ orders }: { readonly orders: readonly ListedOrder[] }) => {
  const { _ } = useLingui();
  return (
    <ul className={css.list} aria-label={_('history.title')}>
      {orders.map((order) => (
        <li key={order.code}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
};

const OrderCard = ({ order }: { readonly order: ListedOrder }) => {
  const { _ } = useLingui();
  const heading = useId();
  const { price, cc } = useFormat();
  const { date } = useDates();
  const { country } = useShop();
  const [now] = useState(() => new Date());
  const { lines, units, first } = order.goods;
  const { text, action } = nextStep(order, now, country.timeZone, _);
  const address = pathTo('orderDetails', { pk: order.pk });
  const rest = lines - first.length;
  return (
    <Surface as="article" aria-labelledby={heading} className={css.card}>
      <div className={css.head}>
        <StatusBadge order={order} />
        <time dateTime={order.createdAt} className={css.quiet}>
          {date(order.createdAt)}
        </time>
      </div>
      <div>
        <h2 id={heading} className={css.code}>
          <Link to={address}>
            <WholeNumbers text={_('history.order', { code: order.code })} />
          </Link>
        </h2>
        {text !== null && (
          <p className={css.next}>
            <WholeNumbers text={text} />
          </p>
        )}
      </div>
      <ul className={css.pictures}>
        {first.map(({ productName, photo }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may hold one product, bought and given
          <li key={place} className={css.tile}>
            <Picture src={photo} alt={productName} width={90} height={90} />
          </li>
        ))}
        {rest > 0 && <li className={css.rest}>+{rest}</li>}
      </ul>
      <p className={css.sum}>
        <strong>{price(order.total)}</strong>
        <span className={css.quiet}>
          {[_('cart.units', { units }), cc(order.ccSum), order.deliveryName].filter(Boolean).join(' · ')}
        </span>
      </p>
      <div className={css.actions}>
        {action === 'pay' && <PayButton pk={order.pk} describedBy={heading} />}
        {action === 'track' && (
          <Button variant="outline" render={<Link to={address} aria-describedby={heading} />}>
            {_('history.track')}
          </Button>
        )}
        {action !== 'pay' && (
          <ReorderButton
            order={order}
            variant={action === 'reorder' ? 'outline' : 'quiet'}
            describedBy={heading}
          />
        )}
        {order.withdrawal && order.status === 'delivered' && keepsUnits(order) && (
          <Button variant="quiet" render={<Link to={address} aria-describedby={heading} />}>
            {_('history.return')}
          </Button>
        )}
      </div>
    </Surface>
  );
};

/** Whether the buyer has anything left that was neither declared to go back nor has come back (ORD-7). */
const keepsUnits = ({ goods, returns = [] }: ListedOrder): boolean =>
  returns.flatMap(({ lines }) => lines).reduce((left, { quantity }) => left - quantity, goods.units) > 0;

const PayButton = ({ pk, describedBy }: { readonly pk: number; readonly describedBy: string }) => {
  const { _ } = useLingui();
  const pay = usePay(pk);
  return (
    <Button aria-describedby={describedBy} onClick={pay}>
      {_('history.pay-now')}
    </Button>
  );
};
