import type { Order } from '@caravan/contract';
import { Notice } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';

type Earned = NonNullable<Order['couponEarned']>;

const words: Readonly<Record<Earned['state'], MessageDescriptor>> = {
  promised: msg({ id: 'history.coupon-promised' }),
  usable: msg({ id: 'history.coupon-usable' }),
  used: msg({ id: 'history.coupon-used' }),
  expired: msg({ id: 'history.coupon-expired' }),
  taken_back: msg({ id: 'history.coupon-taken-back' }),
};

/** The coupon that an order has earned, or will have once it is paid, and what became of it (LIM-6). */
export const CouponEarned = ({ earned }: { readonly earned: Earned }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { date } = useDates();
  const { state, amount, code, validUntil } = earned;
  return (
    <Notice tone={state === 'promised' || state === 'usable' ? 'success' : 'info'}>
      <WholeNumbers
        text={_(words[state].id, {
          amount: price(amount),
          code: code ?? '',
          until: validUntil === null ? '' : date(validUntil),
        })}
      />
    </Notice>
  );
};
