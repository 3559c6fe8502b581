import type { Order } from '@caravan/contract';
import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { usePay } from './use-pay.ts';

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
  const pay = usePay(order.pk);
  const time = order.reservedUntil === null ? null : dateTime(order.reservedUntil);
  return (
    <Notice
      className={className}
      tone="warn"
      title={title}
      action={<Button onClick={pay}>{_('history.pay-now')}</Button>}
    >
      {time === null ? _('history.unpaid') : <WholeNumbers text={_('history.held-until', { time })} />}
    </Notice>
  );
};
