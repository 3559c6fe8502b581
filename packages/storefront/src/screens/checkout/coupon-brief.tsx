import type { Coupon } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { PartBrief } from '../../features/checkout/part-brief.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';

interface CouponBriefProps {
  /** All coupons of the member. */
  readonly coupons: readonly Coupon[];
  /** The one that the order will use. */
  readonly coupon: Coupon | null;
  readonly onChange: () => void;
}

/** Which coupon the order uses, or how many it could, in short (LIM-6). */
export const CouponBrief = ({ coupons, coupon, onChange }: CouponBriefProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const count = coupons.filter(({ state }) => state === 'usable').length;
  return (
    <PartBrief id="coupon" title={_('checkout.coupon')} onChange={onChange}>
      {coupon ? (
        <p>
          <strong>{price(coupon.amount)}</strong>
          <WholeNumbers text={` · ${coupon.code}`} />
        </p>
      ) : (
        <p>{count > 0 ? _('checkout.coupons-to-use', { count }) : _('checkout.no-coupon')}</p>
      )}
    </PartBrief>
  );
};
