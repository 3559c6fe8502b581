import type { Order } from '@caravan/contract';
import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { useDates } from '../../shared/format/use-dates.ts';
import { useShop } from '../../shared/shop.tsx';

interface UnpaidNoticeProps {
  readonly order: Order;
  /** Which order it is, where the page is not about it. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** An order that waits for its payment: until when its products are held (ORD-1), and the way to pay it. */
export const UnpaidNotice = ({ order, title, className }: UnpaidNoticeProps) => {
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
      className={className}
      tone="warn"
      title={title}
      action={<Button onClick={pay}>{_('history.pay-now')}</Button>}
    >
      {order.reservedUntil === null
        ? _('history.unpaid')
        : _('history.held-until', { time: dateTime(order.reservedUntil) })}
    </Notice>
  );
};
