import type { PaymentMethod } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { PartBrief } from '../../features/checkout/part-brief.tsx';
import { useFormat } from '../../shared/format/use-format.ts';

interface PaymentBriefProps {
  readonly method: PaymentMethod | undefined;
  /** What it adds to this order, in the smallest unit. */
  readonly fee: number;
  readonly onChange: () => void;
}

/** How it is paid, in short; what that costs stands there before the order is placed (CHK-5). */
export const PaymentBrief = ({ method, fee, onChange }: PaymentBriefProps) => {
  const { _ } = useLingui();
  const { price, percent } = useFormat();
  return (
    <PartBrief id="payment" title={_('checkout.payment')} onChange={onChange}>
      {method && (
        <p>
          <strong>{method.name}</strong>
        </p>
      )}
      {method && method.paymentPercent > 0 && (
        <p>{_('checkout.payment-fee', { percent: percent(method.paymentPercent), amount: price(fee) })}</p>
      )}
    </PartBrief>
  );
};
