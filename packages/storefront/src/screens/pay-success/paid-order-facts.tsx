import type { Order } from '@caravan/contract';
import { SummaryList, Surface, type SummaryRow } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { arrivalRow } from '../../features/orders/arrival-row.ts';
import { monthName } from '../../shared/format/month-name.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { joinPlace, localized } from '@caravan/country';
import { useShop } from '../../shared/shop.tsx';

/** What was ordered, in the few facts that one wants to keep: code, sum, points and their month, where and when (PAY-7, ORD-6). */
export const PaidOrderFacts = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  const { country, language } = useShop();
  const facts = order.deliveryType === null ? undefined : country.deliveryFacts[order.deliveryType];
  const place = order.address1
    ? joinPlace([order.province, order.district], order.address1)
    : facts?.address && localized(facts.address, language, country);
  const arrival = arrivalRow(order, _);
  const rows: readonly (SummaryRow | false)[] = [
    { id: 'code', term: _('pay.code'), value: <strong>{order.code}</strong> },
    order.deliveryName !== null && {
      id: 'delivery',
      term: _('totals.delivery'),
      value: order.deliveryName,
    },
    arrival !== null && { id: 'arrives', term: arrival.term, value: <strong>{arrival.value}</strong> },
    Boolean(place) && { id: 'place', term: _('pay.place'), value: place, below: true },
    facts?.hours !== undefined && {
      id: 'hours',
      term: _('pay.hours'),
      value: localized(facts.hours, language, country),
    },
    order.paymentName !== null && { id: 'payment', term: _('checkout.payment'), value: order.paymentName },
    order.couponEarned?.code != null && {
      id: 'coupon',
      term: _('pay.coupon'),
      value: <WholeNumbers text={`${price(order.couponEarned.amount)}, ${order.couponEarned.code}`} />,
    },
    { id: 'cc', term: _('totals.cc'), value: cc(order.ccSum) },
    order.billedTo !== null && {
      id: 'billed',
      term: _('history.billed-to'),
      value: _(monthName(order.billedTo)),
    },
  ];
  return (
    <Surface>
      <SummaryList
        rows={rows.filter((row) => row !== false)}
        total={{ term: _('totals.total'), value: price(order.total) }}
      />
    </Surface>
  );
};
