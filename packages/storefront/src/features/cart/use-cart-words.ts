import type { CartMessage, QuantityRefusal } from '@caravan/cart-rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';

const words: Readonly<Record<(CartMessage | QuantityRefusal)['code'], MessageDescriptor>> = {
  min_quantity: msg({ id: 'cart.min-quantity' }),
  unavailable: msg({ id: 'cart.out-of-stock' }),
  disabled: msg({ id: 'cart.not-for-sale' }),
  out_of_stock: msg({ id: 'cart.stock-left' }),
  once_limit: msg({ id: 'cart.once-limit' }),
  daily_limit: msg({ id: 'cart.daily-limit' }),
  monthly_limit: msg({ id: 'cart.monthly-limit' }),
  price_changed: msg({ id: 'cart.price-changed' }),
  below_minimum: msg({ id: 'cart.below-minimum' }),
};

/** What is said instead when not one more can be bought. */
const noneLeft: Partial<typeof words> = {
  out_of_stock: words.unavailable,
  daily_limit: msg({ id: 'cart.daily-limit-reached' }),
  monthly_limit: msg({ id: 'cart.monthly-limit-reached' }),
};

/** Says what the rules found: which limit stopped a quantity and what is left, what changed, what is missing (LIM-2). */
export const useCartWords = (): ((matter: CartMessage | QuantityRefusal) => string) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  return (matter) => {
    const none = 'available' in matter && matter.available === 0;
    const { id } = (none ? noneLeft[matter.code] : undefined) ?? words[matter.code];
    return _(id, {
      ...matter,
      ...('missing' in matter && { missing: price(matter.missing), minimum: price(matter.minimum) }),
      ...('from' in matter && { from: price(matter.from), to: price(matter.to) }),
    });
  };
};
