import type { Order } from '@caravan/contract';
import { Surface } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import timeline from './order-timeline.module.css';
import css from './order-returns.module.css';

type Return = NonNullable<Order['returns']>[number];
type Refund = NonNullable<Order['refunds']>[number];

const returnWords: Readonly<Record<Return['state'], MessageDescriptor>> = {
  requested: msg({ id: 'history.return-requested' }),
  received: msg({ id: 'history.return-received' }),
};

const refundWords: Readonly<Record<Refund['state'], MessageDescriptor>> = {
  pending: msg({ id: 'history.refund-pending' }),
  done: msg({ id: 'history.refund-done' }),
};

interface Step {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly more: ReactNode;
}

/** Goods and money on their way back, step by step, the oldest first (ORD-7); nothing for an order without any. */
export const OrderReturns = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const { dateTime } = useDates();
  const { price } = useFormat();
  const { returns = [], refunds = [], history } = order;
  if (returns.length === 0 && refunds.length === 0) return null;

  const isOut = history.some(({ status }) => status === 'shipped' || status === 'delivered');
  const steps: readonly Step[] = [
    ...returns.map((declared, place) => ({
      id: `return${place}`,
      at: declared.at,
      title: _(returnWords[declared.state].id),
      more: <Returned order={order} declared={declared} toBeSent={isOut} />,
    })),
    ...refunds.map((refund, place) => ({
      id: `refund${place}`,
      at: refund.at,
      title: _(refundWords[refund.state].id, { amount: price(refund.amount) }),
      more: refund.state === 'pending' && <p>{_('history.refund-advice')}</p>,
    })),
  ];
  return (
    <Surface as="section" aria-labelledby="returns">
      <h2 id="returns" className={timeline.title}>
        {_('history.returns')}
      </h2>
      <ol className={timeline.states}>
        {steps
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ id, at, title, more }) => (
            <li key={id} className={timeline.state}>
              <span className={css.title}>{title}</span>
              <time dateTime={at} className={timeline.time}>
                {dateTime(at)}
              </time>
              {more && <div className={css.more}>{more}</div>}
            </li>
          ))}
      </ol>
    </Surface>
  );
};

interface ReturnedProps {
  readonly order: Order;
  readonly declared: Return;
  /** The goods have left us: the buyer sends them back. */
  readonly toBeSent: boolean;
}

/** Which products go back and why, and what to do while they are not here. */
const Returned = ({ order, declared: { lines, reason, state }, toBeSent }: ReturnedProps) => {
  const { _ } = useLingui();
  const nameOf = (wanted: string) => order.details.find(({ code }) => code === wanted)?.productName ?? wanted;
  return (
    <>
      <ul className={css.goods}>
        {lines.map(({ productCode, quantity }) => (
          <li key={productCode}>
            {nameOf(productCode)} <span className={css.quantity}>× {quantity}</span>
          </li>
        ))}
      </ul>
      {reason !== '' && <p className={css.reason}>{_('history.return-reason', { reason })}</p>}
      {state === 'requested' && toBeSent && <p>{_('history.return-advice')}</p>}
    </>
  );
};
