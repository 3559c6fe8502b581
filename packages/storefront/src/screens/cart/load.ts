import { isChanging } from '../../features/cart/changing-sign.ts';
import { seenCart } from '../../features/cart/seen-cart.ts';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Milliseconds between two looks for a change that the page before has sent. */
const pause = 700;

const changing = (): boolean => typeof document !== 'undefined' && isChanging(document.cookie);

type CartContext = Pick<LoaderContext, 'api' | 'session' | 'tab' | 'signal'>;

/**
 * The cart as the server has it; what was put in just before this page was opened is waited for. Without a network it is
 * the one last seen in this tab, to be read (SHELL-13).
 */
export const load = async ({ api, session, tab, signal }: CartContext) => {
  for (let looks = 1; ; looks += 1) {
    const answer = await api.get('cart', { signal });
    const seen = answer[0]?.kind === 'network' ? seenCart({ session, tab }) : null;
    if (seen) return seen;
    const cart = unwrap(answer);
    if (!changing() || (looks > 1 && cart.items.length > 0)) return cart;
    await new Promise((done) => void setTimeout(done, pause));
  }
};
