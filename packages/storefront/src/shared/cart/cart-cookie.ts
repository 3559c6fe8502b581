import type { Cart } from '@caravan/contract';
import type { Shop } from '../shop.tsx';

/** Whether this browser keeps the cookie on which a visitor's cart hangs. */
export interface CartCookie {
  /** After the first unit: the cart as the browser gets it back, null when it refuses cookies. */
  readonly keptCart: (cart: Cart) => Promise<Cart | null>;
  readonly forget: () => void;
}

export const createCartCookie = ({ api, session }: Pick<Shop, 'api' | 'session'>): CartCookie => {
  let isKept = false;
  return {
    keptCart: async (cart) => {
      if (isKept || session.token() !== null) return cart;
      const [error, again] = await api.get('cart');
      if (error) return cart;
      isKept = again.totalQuantity > 0;
      return isKept ? again : null;
    },
    forget: () => {
      isKept = false;
    },
  };
};
