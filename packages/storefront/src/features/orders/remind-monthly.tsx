import type { Order } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { useDates } from '../../shared/format/use-dates.ts';
import { useShop } from '../../shared/shop.tsx';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import css from './remind-monthly.module.css';

/** Orders that went through. */
const bought: readonly Order['status'][] = ['confirmed', 'paid', 'shipped', 'delivered'];

/** A mail a month with an order's products, turned on and off by the member (SHOP-13). Without an answer nothing is offered. */
export const RemindMonthly = ({
  order: { pk, status },
}: {
  readonly order: Pick<Order, 'pk' | 'status'>;
}) => {
  const { _ } = useLingui();
  const { api, report } = useShop();
  const { date } = useDates();
  const params = { id: pk };
  const offered = bought.includes(status);
  const fetched = useFetched(offered ? `reminder ${pk}` : null, (signal) =>
    api.get('reminder', { params, signal }),
  );
  const [changed, setChanged] = useState<typeof fetched.value>(null);
  const [busy, setBusy] = useState(false);
  const reminder = changed ?? fetched.value;
  if (!reminder || !offered) return null;
  const toggle = async () => {
    setBusy(true);
    const [error, now] = reminder.active
      ? await api.delete('endReminder', { params })
      : await api.put('setReminder', { params });
    setBusy(false);
    if (error) report(error);
    else setChanged(now);
  };
  return (
    <div>
      <Button variant="quiet" wide busy={busy} onClick={() => void toggle()}>
        {_(reminder.active ? 'saved.remind-end' : 'saved.remind')}
      </Button>
      <p className={css.note} aria-live="polite">
        {reminder.next === null ? (
          _('saved.remind-text')
        ) : (
          <WholeNumbers text={_('saved.remind-next', { date: date(reminder.next) })} />
        )}
      </p>
    </div>
  );
};
