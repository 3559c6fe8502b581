import { isChanging } from '../../features/cart/changing-sign.ts';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Milliseconds between two looks for a change that the page before has sent. */
const pause = 700;

const changing = (): boolean => typeof document !== 'undefined' && isChanging(document.cookie);

/** The cart as the server has it; what was put in just before this page was opened is waited for. */
export const load = async ({ api, signal }: Pick<LoaderContext, 'api' | 'signal'>) => {
  for (let looks = 1; ; looks += 1) {
    const cart = unwrap(await api.get('cart', { signal }));
    if (!changing() || (looks > 1 && cart.items.length > 0)) return cart;
    await new Promise((done) => void setTimeout(done, pause));
  }
};
