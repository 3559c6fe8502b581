import type { ApiError } from '@caravan/api-client';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { sessionUserOf } from '../../shared/session/session-user.ts';
import { beginOrder } from '../../shared/order/begin-order.ts';
import { useShop, type Shop } from '../../shared/shop.tsx';
import { landingAfterLogin } from './landing-after-login.ts';

export interface Credentials {
  /** Twelve digits. */
  readonly username: string;
  readonly password: string;
}

/** Logs in and goes where one lands then (AUTH-1); answers the refusal, null when it worked. */
export const useLogIn = (next: string | null): ((credentials: Credentials) => Promise<ApiError | null>) => {
  const shop = useShop();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (credentials) => {
    // What is on its way into the visitor's cart joins the member's with it (CART-1).
    await shop.cart.settled();
    const [error, answer] = await shop.api.post('login', { body: credentials });
    if (error) return error;
    shop.session.begin(answer.token, sessionUserOf(answer.user));
    const wanted = landingAfterLogin(next, pathname);
    const landing =
      wanted === pathTo('checkout') && !(await hasOrder(shop, pathname)) ? pathTo('cart') : wanted;
    shop.panel.close();
    await navigate(landing, { replace: pathname === pathTo('login') || landing === pathname });
    void shop.cart.load();
    return null;
  };
};

/**
 * Whether the checkout opens: with the order that was begun, but from the cart with one of the cart as it is (CHK-9). What the two
 * carts that became one have to say is read first (CART-1).
 */
const hasOrder = async (shop: Shop, pathname: string): Promise<boolean> => {
  if (shop.order.pk() !== null && pathname !== pathTo('cart')) return true;
  const [, cart] = await shop.cart.whole();
  return cart?.canOrder === true && cart.messages.length === 0 && beginOrder(shop);
};
