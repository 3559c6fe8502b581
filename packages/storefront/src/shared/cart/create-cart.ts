import type { ApiError } from '@caravan/api-client';
import { createStore } from 'zustand/vanilla';
import type { Shop } from '../shop.tsx';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import type { Added, Cart } from './cart.ts';
import { createCartCookie } from './cart-cookie.ts';
import { createCartRequests } from './cart-requests.ts';
import { confirmedQuantity, shownCount, wholeCart, type CartState } from './cart-state.ts';
import { createOptimisticQuantities } from './optimistic-quantities.ts';
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
  const optimistic = createOptimisticQuantities(store);
  const cookie = createCartCookie({ api, session });
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
      optimistic.withdraw(codes);
      ask().catch(onError);
      return failed;
    });
    queue = done;
    return done;
  };
  const rollBack = (code: string, { message }: { readonly message: string }): void => {
    presses.drop(code);
    optimistic.refuse(code, message);
  };
  const changed = (): void => {
    for (const listener of listeners) listener();
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
      optimistic.end(productCode, quantity);
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
    const cart = first ? await cookie.keptCart(answer.cart) : answer.cart;
    if (owner() !== sentBy) return false;
    if (!cart) {
      await refuseWithoutCookies([productCode]);
      return false;
    }
    requests.answered({ status: 'ready', cart });
    optimistic.end(productCode, quantity);
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
    cookie.forget();
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
      optimistic.forgetRefusals();
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
      optimistic.show(code, quantity);
      return presses.press(code, atOnce);
    },
    empty: () => {
      const codes = (wholeCart(getState())?.items ?? []).map(({ code }) => code);
      for (const code of codes) optimistic.show(code, 0);
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
        for (const code of codes) optimistic.end(code, 0);
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
