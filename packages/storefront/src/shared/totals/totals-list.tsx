import type { Totals } from '@caravan/cart-rules';
import { SummaryList, type SummaryRow } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../format/use-format.ts';

export interface TotalsListProps {
  readonly totals: Totals;
}

/** What an order comes to, in the order in which it is reckoned (CART-3). */
export const TotalsList = ({ totals }: TotalsListProps) => {
  const { _ } = useLingui();
  const { price, cc, percent } = useFormat();
  const { deliveryFee } = totals;
  const discounted = totals.discount > 0;
  const rows: readonly (SummaryRow | false)[] = [
    {
      id: 'goods',
      term: discounted ? _('totals.goods') : _('totals.products'),
      value: price(totals.totalWithoutDiscount),
    },
    discounted && {
      id: 'discount',
      term: _('totals.discount', { percent: percent(totals.discountBp / 100) }),
      value: price(-totals.discount),
    },
    totals.coupon > 0 && { id: 'coupon', term: _('totals.coupon'), value: price(-totals.coupon) },
    {
      id: 'delivery',
      term: _('totals.delivery'),
      value:
        deliveryFee === null
          ? _('totals.delivery-open')
          : deliveryFee === 0
            ? _('totals.free')
            : price(deliveryFee),
    },
    totals.paymentFee > 0 && {
      id: 'payment-fee',
      term: _('totals.payment-fee'),
      value: price(totals.paymentFee),
    },
    totals.additionalTax > 0 && {
      id: 'tax',
      term: _('totals.tax'),
      value: price(totals.additionalTax),
    },
    { id: 'cc', term: _('totals.cc'), value: cc(totals.totalCc) },
  ];
  return (
    <SummaryList
      rows={rows.filter((row) => row !== false)}
      total={{ term: _('totals.total'), value: price(totals.total) }}
    />
  );
};
