import type { Cart } from '@caravan/contract';
import { shownCount, wholeCart } from '../../shared/cart/cart-state.ts';
import { lastSeenCart } from '../../shared/cart/last-seen-cart.ts';
import { isPending } from '../../shared/cart/pending-cookie.ts';
import { ScreenFailure } from '../../routes/outcomes.ts';
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
    void cart.refresh('whole');
    return known;
  }
  let state = await cart.load('whole');
  for (let looks = 1; pending() && (looks === 1 || shownCount(state) === 0); looks += 1) {
    await new Promise((done) => void setTimeout(done, pause));
    state = await cart.refresh('whole');
  }
  const { confirmed } = state;
  const whole = wholeCart(state);
  if (whole) return whole;
  if (confirmed.status !== 'unreachable') throw new Error('The cart has no totals');
  const seen = confirmed.error.kind === 'network' ? lastSeenCart({ session, tab }) : null;
  if (seen) return seen;
  throw new ScreenFailure(confirmed.error);
};
