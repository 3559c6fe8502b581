import { goodsOf } from '@caravan/cart-rules';
import { Meter } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type { CartView } from './view-cart.ts';

/** How far the cart is from a free delivery; nothing where there is none to be had (CART-3). */
export const FreeDeliveryMeter = ({
  view: { freeDelivery, totals },
}: {
  readonly view: Pick<CartView, 'freeDelivery' | 'totals'>;
}) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  if (!freeDelivery) return null;
  const { met, missing, missingCc } = freeDelivery;
  return (
    <Meter
      label={_('cart.free-delivery')}
      {...goalOf(freeDelivery, goodsOf(totals), totals.totalCc)}
      text={
        met
          ? _('cart.delivery-is-free')
          : _('cart.to-free-delivery', {
              missing: missing === undefined ? cc(missingCc ?? 0) : price(missing),
            })
      }
    />
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
