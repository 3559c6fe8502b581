import type { ApiError } from '@caravan/api-client';
import type { Cart as WholeCart } from '@caravan/contract';
import { createStore } from 'zustand/vanilla';
import type { Shop } from '../shop.tsx';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { without } from '../without.ts';
import type { Added, Cart } from './cart.ts';
import { createCartRequests } from './cart-requests.ts';
import { confirmedQuantity, shownCount, wholeCart, type CartState } from './cart-state.ts';
import { createPresses } from './presses.ts';

type Parts = Pick<Shop, 'api' | 'session' | 'i18n' | 'report' | 'toasts' | 'onError'>;

const nothingKnown: CartState = { confirmed: { status: 'unknown' }, optimistic: {}, refused: {} };

/** What a removal that was refused says: the message of the member's id, else the first of all (CART-9). */
const removalError = (error: ApiError): ApiError => ({
  ...error,
  message: error.fields['fboIdnumber']?.[0] ?? error.message,
});

/**
 * Makes the cart of a page. What is sent is the quantity wanted, so a call that is repeated, late or lost leaves no other cart
 * (API-69); calls of change go one after the other; whatever fails, the server's cart is asked for again (CART-10).
 */
export const createCart = ({ api, session, i18n, report, toasts, onError }: Parts): Cart => {
  const store = createStore<CartState>()(() => nothingKnown);
  const { getState, setState } = store;
  const listeners = new Set<() => void>();
  const requests = createCartRequests(api, store);
  const { ask, owner } = requests;
  /** Whether this browser is known to keep the cookie of a visitor's cart. */
  let cookieKept = false;
  let queue: Promise<unknown> = Promise.resolve();
  const keys = createIdempotencyKeys();

  /** One after the other. A throw ends its own work only, with `failed`, and what it showed of its products is rolled back. */
  const inTurn = <Result>(
    codes: readonly string[],
    failed: Result,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const done = queue.then(work).catch((error: unknown) => {
      onError(error);
      setState(({ optimistic }) => ({ optimistic: codes.reduce(without<number>, optimistic) }));
      ask().catch(onError);
      return failed;
    });
    queue = done;
    return done;
  };
  const showOptimistic = (code: string, quantity: number): void =>
    setState(({ optimistic, refused }) => ({
      optimistic: { ...optimistic, [code]: quantity },
      refused: without(refused, code),
    }));
  /** Ends the lead over the server, unless something newer is wanted by now. */
  const endOptimistic = (code: string, quantity: number): void =>
    setState(({ optimistic }) =>
      optimistic[code] === quantity ? { optimistic: without(optimistic, code) } : {},
    );
  const rollBack = (code: string, { message }: { readonly message: string }): void => {
    presses.drop(code);
    setState(({ optimistic, refused }) => ({
      optimistic: without(optimistic, code),
      refused: { ...refused, [code]: message },
    }));
  };
  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  /** A visitor's cart hangs on a cookie. After the first unit: the cart as the browser gets it back, null when it refuses cookies. */
  const keptCart = async (cart: WholeCart): Promise<WholeCart | null> => {
    if (cookieKept || session.token() !== null) return cart;
    const [error, again] = await api.get('cart');
    if (error) return cart;
    cookieKept = again.totalQuantity > 0;
    return cookieKept ? again : null;
  };
  const refuseWithoutCookies = async (codes: readonly string[]): Promise<void> => {
    const message = i18n._('cart.cookies-refused');
    for (const code of codes) rollBack(code, { message });
    toasts.error(message);
    await ask();
  };

  const send = async (productCode: string): Promise<boolean> => {
    const state = getState();
    const quantity = state.optimistic[productCode];
    if (quantity === undefined) return false;
    if (quantity === confirmedQuantity(state, productCode)) {
      endOptimistic(productCode, quantity);
      return true;
    }
    const sentBy = owner();
    const first = shownCount({ ...state, optimistic: {} }) === 0;
    const [error, answer] = await api.put('setCartLine', { params: { productCode }, body: { quantity } });
    if (owner() !== sentBy) return false;
    if (error) {
      const told = quantity === 0 ? removalError(error) : error;
      rollBack(productCode, told);
      report(told);
      await ask();
      return false;
    }
    const cart = first ? await keptCart(answer.cart) : answer.cart;
    if (owner() !== sentBy) return false;
    if (!cart) {
      await refuseWithoutCookies([productCode]);
      return false;
    }
    requests.answered({ status: 'ready', cart });
    endOptimistic(productCode, quantity);
    changed();
    return true;
  };
  const presses = createPresses((code) => inTurn([code], false, () => send(code)));

  const addAll: Cart['addAll'] = (items) =>
    inTurn<Added | null>([], null, async () => {
      const sentBy = owner();
      const body = { items: [...items] };
      const [error, answer] = await api.post('cartAdd', { body, idempotencyKey: keys.of(body) });
      if (owner() !== sentBy) return null;
      if (error) report(error);
      else keys.answered();
      await ask();
      if (error || !('results' in answer)) return null;
      changed();
      const some = answer.results.some(({ ok }) => ok);
      if (!some || session.token() !== null || shownCount(getState()) !== 0) return answer.results;
      await refuseWithoutCookies([]);
      return null;
    });

  const forget = (): void => {
    requests.forget();
    cookieKept = false;
    keys.answered();
    presses.dropAll();
    setState(nothingKnown);
  };

  session.store.subscribe(({ user }, before) => {
    // At first the browser's storage is read: whoever is found there was asked for from the start, by the token.
    if (!before.known || user?.pk === before.user?.pk) return;
    const { status } = getState().confirmed;
    forget();
    if (status !== 'unknown') void ask();
  });

  return {
    store,
    load: requests.load,
    whole: requests.whole,
    refresh: async () => {
      // What is asked for afresh is no answer to an older refusal.
      if (Object.keys(getState().refused).length > 0) setState({ refused: {} });
      await ask();
    },
    forget,
    seed: (cart) => {
      requests.askWhole();
      if (getState().confirmed.status !== 'unknown') return;
      // Documents know no members: where one is, this is the cart of the visitor before.
      if (session.token() === null) requests.assume({ status: 'ready', cart });
      else void ask();
    },
    setQuantity: (code, quantity) => {
      const atOnce = quantity === 0 || confirmedQuantity(getState(), code) === 0;
      showOptimistic(code, quantity);
      return presses.press(code, atOnce);
    },
    empty: () => {
      const codes = (wholeCart(getState())?.items ?? []).map(({ code }) => code);
      for (const code of codes) showOptimistic(code, 0);
      return inTurn(codes, false, async () => {
        const sentBy = owner();
        const [error] = await api.delete('cartEmpty');
        if (owner() !== sentBy) return false;
        if (error) {
          const told = removalError(error);
          for (const code of codes) rollBack(code, told);
          report(told);
        }
        const unanswered = await ask();
        // What was known is gone, and what is there now nobody has said: a product put back must not pass for one still there.
        if (!error && unanswered) requests.assume({ status: 'unreachable', error: unanswered });
        for (const code of codes) endOptimistic(code, 0);
        if (!error) changed();
        return !error;
      });
    },
    addAll,
    settled: async () => {
      presses.sendAll();
      await queue;
    },
    onChanged: (listener) => void listeners.add(listener),
  };
};
