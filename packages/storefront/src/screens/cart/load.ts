import type { Cart } from '@caravan/contract';
import { wholeCart } from '../../shared/cart/cart-state.ts';
import { lastSeenCart } from '../../shared/cart/last-seen-cart.ts';
import { isPending } from '../../shared/cart/pending-cookie.ts';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Milliseconds between two looks for a change that the page before has sent. */
const pause = 700;

const pending = (): boolean => typeof document !== 'undefined' && isPending(document.cookie);

type CartContext = Pick<LoaderContext, 'cart' | 'session' | 'tab'>;

/**
 * The cart as the server has it; what was put in just before this page was opened is waited for. Without a network it is
 * the one last seen in this tab, to be read (SHELL-13).
 */
export const load = async ({ cart, session, tab }: CartContext): Promise<Cart> => {
  await cart.settled();
  const known = wholeCart(cart.store.getState());
  if (known) {
    void cart.refresh();
    return known;
  }
  let answer = await cart.whole();
  for (let looks = 1; pending() && (looks === 1 || answer[1]?.totalQuantity === 0); looks += 1) {
    await new Promise((done) => void setTimeout(done, pause));
    await cart.refresh();
    answer = await cart.whole();
  }
  const seen = answer[0]?.kind === 'network' ? lastSeenCart({ session, tab }) : null;
  return seen ?? unwrap(answer);
};
