import type { Order } from '@caravan/contract';
import { SummaryList, Surface, type SummaryRow } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useDates } from '../../shared/format/use-dates.ts';
import { arrivalRow } from './arrival-row.ts';
import { monthName } from '../../shared/format/month-name.ts';

/** Who ordered, where it goes, how and when it was paid (ORD-2). */
export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const { dateTime } = useDates();
  const { owner } = order;
  const arrival = arrivalRow(order, _);
  const facts: readonly (readonly [id: string, term: string, value: string | null | undefined])[] = [
    ['date', _('history.date'), dateTime(order.createdAt)],
    ['pay-date', _('history.pay-date'), order.payDate && dateTime(order.payDate)],
    ['billed', _('history.billed-to'), order.billedTo && _(monthName(order.billedTo))],
    ['delivery', _('totals.delivery'), order.deliveryName],
    ['arrives', arrival?.term ?? '', arrival?.value],
    ['payment', _('checkout.payment'), order.paymentName],
    ['coupon', _('history.coupon'), order.couponCode],
    ['recipient', _('address.recipient'), order.recipientName ?? order.pickupNameSurname],
    [
      'address',
      _('history.address'),
      [order.province, order.district, order.address1].filter(Boolean).join(', '),
    ],
    ...(order.addressAdded ?? []).map(({ name, label, value }) => [`added-${name}`, label, value] as const),
    ['phone', _('address.phone'), order.phone ?? order.pickupPhone],
    ['email', _('address.email'), order.email],
    ['comment', _('checkout.comment'), order.comment],
    ['owner', _('history.owner'), `${owner.name}, ${owner.fboId}`],
  ];
  const rows = facts.flatMap(([id, term, value]): SummaryRow[] => (value ? [{ id, term, value }] : []));
  return (
    <Surface>
      <SummaryList rows={rows} />
    </Surface>
  );
};
