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
  /** In a few words, where there is little room. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An order that waits for its payment: until when its products are held (ORD-1), and the way to pay it. */
export const UnpaidNotice = ({ order, title, compact = false, className }: UnpaidNoticeProps) => {
  const { _ } = useLingui();
  const { dateTime } = useDates();
  const pay = usePay(order.pk);
  const time = order.reservedUntil === null ? null : dateTime(order.reservedUntil);
  return (
    <Notice
      className={className}
      tone="warn"
      compact={compact}
      title={title}
      action={
        <Button size={compact ? 's' : 'm'} onClick={pay}>
          {_('history.pay-now')}
        </Button>
      }
    >
      {time === null ? (
        _('history.unpaid')
      ) : (
        <WholeNumbers text={_(compact ? 'history.unpaid-until' : 'history.held-until', { time })} />
      )}
    </Notice>
  );
};
