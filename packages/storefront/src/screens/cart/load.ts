import type { Cart } from '@caravan/contract';
import { wholeCart } from '../../shared/cart/cart-state.ts';
import { lastSeenCart } from '../../shared/cart/last-seen-cart.ts';
import { takePending } from '../../shared/cart/pending-changes.ts';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

type CartContext = Pick<LoaderContext, 'cart' | 'session' | 'tab'>;

/**
 * The cart as the server has it. What the page before was left in the middle of is sent again: it is the quantity wanted, so twice
 * is as good as once (API-69, decision 0066). Without a network it is the one last seen in this tab, to be read (SHELL-13).
 */
export const load = async ({ cart, session, tab }: CartContext): Promise<Cart> => {
  await cart.settled();
  const known = wholeCart(cart.store.getState());
  if (known) {
    void cart.refresh();
    return known;
  }
  const pending = typeof document === 'undefined' ? [] : takePending(tab, document.cookie);
  let answer = await cart.whole();
  if (answer[1] && pending.length > 0) {
    for (const { code, quantity } of pending) void cart.setQuantity(code, quantity);
    await cart.settled();
    answer = await cart.whole();
  }
  const seen = answer[0]?.kind === 'network' ? lastSeenCart({ session, tab }) : null;
  return seen ?? unwrap(answer);
};
