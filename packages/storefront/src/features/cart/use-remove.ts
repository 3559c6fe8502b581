import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';

/** A product of the cart that is to be taken out. */
export interface Removed {
  readonly code: string;
  readonly name: string;
}

/** Takes a product out of the cart without asking, and offers to put it back; gives how that is done (CART-6). */
export const useRemove = (): ((product: Removed, quantity: number) => () => void) => {
  const { _ } = useLingui();
  const { cart, toasts } = useShop();
  return ({ code, name }, quantity) => {
    const putBack = () => void cart.setQuantity(code, quantity);
    const removed = cart.setQuantity(code, 0);
    const withdraw = toasts.show({
      text: _('cart.removed', { name }),
      action: { label: _('cart.undo'), perform: putBack },
    });
    void removed.then((confirmed) => {
      if (!confirmed) withdraw();
    });
    return putBack;
  };
};
