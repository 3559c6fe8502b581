import { payableOf, paymentOptions } from '@caravan/cart-rules';
import { Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CartView } from './view-cart.ts';

/** The organizational fee of each way to pay that has one, told before anything is chosen (DLV-3, CHK-5). */
export const PaymentFees = ({ view: { totals } }: { readonly view: CartView }) => {
  const { _ } = useLingui();
  const { price, percent } = useFormat();
  const { rules } = useShop().country;
  const level = useMember()?.level ?? null;
  const options = paymentOptions(rules, { level, payable: payableOf(totals) });
  return options
    .filter(({ feePercentBp }) => feePercentBp > 0)
    .map(({ slug, kind, feePercentBp, fee }) => (
      <Notice key={slug} compact>
        {_('cart.payment-fee', { kind, percent: percent(feePercentBp / 100), amount: price(fee) })}
      </Notice>
    ));
};
