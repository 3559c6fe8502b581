import { useLingui } from '@lingui/react';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import type { CartItem } from './cart-store.ts';
import { useCartStore } from './use-cart.ts';

/** Takes a product out of the cart without asking, and offers to put it back; gives how that is done (CART-6). */
export const useRemove = (): ((item: CartItem, quantity: number) => () => void) => {
  const { _ } = useLingui();
  const cart = useCartStore();
  const toasts = useToasts();
  return (item, quantity) => {
    const putBack = () => cart.setQuantity(item, quantity);
    cart.setQuantity(item, 0);
    const takeBack = toasts.show({
      text: _('cart.removed', { name: item.name }),
      action: { label: _('cart.undo'), perform: putBack },
    });
    void cart.settled().then(() => {
      if (cart.store.getState().refused[item.code] !== undefined) takeBack();
    });
    return putBack;
  };
};
