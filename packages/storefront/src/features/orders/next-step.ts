import type { OrderSummary } from '@caravan/contract';
import { formatDay, sayArrival, sayDays } from '@caravan/country';
import { formatDate, formatDateTime, localTime } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { isToCome } from './details/order-steps.ts';

type Facts = Pick<
  OrderSummary,
  'status' | 'arrives' | 'reservedUntil' | 'pickupNameSurname' | 'history' | 'withdrawal'
>;

/** What one does next with an order. */
export type OrderAction = 'pay' | 'track' | 'reorder';

export interface NextStep {
  /** In words: until when it is paid, when it comes or came; null where there is nothing to wait for. */
  readonly text: string | null;
  readonly action: OrderAction;
}

/** What comes next for an order, and the action that fits (ORD-9). */
export const nextStep = (order: Facts, now: Date, timeZone: string, _: I18n['_']): NextStep => {
  const { status, arrives, reservedUntil, pickupNameSurname, history } = order;
  const collected = pickupNameSurname !== null;
  if (status === 'awaiting_payment') {
    if (reservedUntil === null) return { text: null, action: 'pay' };
    const whole = formatDateTime(reservedUntil, timeZone);
    const sameDay = formatDate(reservedUntil, timeZone) === formatDate(now, timeZone);
    return { text: _('history.pay-before', { time: sameDay ? whole.slice(11) : whole }), action: 'pay' };
  }
  if (isToCome(status)) {
    if (!arrives) return { text: null, action: 'track' };
    const late = !collected && arrives.to < formatDay(localTime(now, timeZone));
    const text = late
      ? _('history.was-due', { when: sayDays(arrives, _) })
      : sayArrival(arrives, collected ? 'pickup' : 'courier', _);
    return { text, action: 'track' };
  }
  const came = status === 'delivered' && history.find((step) => step.status === 'delivered');
  if (!came) return { text: null, action: 'reorder' };
  const when = { date: formatDate(came.at, timeZone) };
  return {
    text: collected ? _('history.collected-on', when) : _('history.delivered-on', when),
    action: 'reorder',
  };
};
