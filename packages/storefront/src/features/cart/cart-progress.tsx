import { goodsOf } from '@caravan/cart-rules';
import { Meter } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { FreeDeliveryMeter } from './free-delivery-meter.tsx';
import type { CartView } from './view-cart.ts';

/** How far the cart is from a free delivery, a coupon and a gift (CART-3, LIM-6). */
export const CartProgress = ({ view }: { readonly view: CartView }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { coupon, gift, totals } = view;
  const goods = goodsOf(totals);
  return (
    <>
      <FreeDeliveryMeter view={view} />
      {coupon && (
        <Meter
          label={_('cart.coupon')}
          value={goods}
          max={goods + coupon.missing}
          text={_(coupon.met ? 'cart.coupon-earned' : 'cart.to-coupon', {
            missing: price(coupon.missing),
            amount: price(coupon.amount),
          })}
        />
      )}
      {gift && (
        <Meter
          label={_('cart.free-gift')}
          value={goods}
          max={goods + gift.missing}
          text={gift.met ? _('cart.gift-due') : _('cart.to-gift', { missing: price(gift.missing) })}
        />
      )}
    </>
  );
};
