import { goodsOf } from '@caravan/cart-rules';
import { Meter } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type { CartView } from './view-cart.ts';

/** How far the cart is from a free delivery, a coupon and a gift (CART-3, LIM-6). */
export const CartProgress = ({ view }: { readonly view: CartView }) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  const { freeDelivery, coupon, gift, totals } = view;
  const goods = goodsOf(totals);
  const free = freeDelivery && goalOf(freeDelivery, goods, totals.totalCc);
  return (
    <>
      {freeDelivery && free && (
        <Meter
          label={_('cart.free-delivery')}
          {...free}
          text={
            freeDelivery.met
              ? _('cart.delivery-is-free')
              : _('cart.to-free-delivery', {
                  missing:
                    freeDelivery.missing === undefined
                      ? cc(freeDelivery.missingCc ?? 0)
                      : price(freeDelivery.missing),
                })
          }
        />
      )}
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

const goalOf = (
  { met, missing, missingCc }: NonNullable<CartView['freeDelivery']>,
  goods: number,
  credits: number,
): { readonly value: number; readonly max: number } => {
  if (met) return { value: 1, max: 1 };
  return missing === undefined
    ? { value: credits, max: credits + (missingCc ?? 0) }
    : { value: goods, max: goods + missing };
};
