import type { ApiError } from '@caravan/api-client';
import { createStore } from 'zustand/vanilla';
import { refreshCartCount } from '../../shared/cart-count/refresh-cart-count.ts';
import type { Shop } from '../../shared/shop.tsx';
import type { CartItem, CartState, CartStore } from './cart-store.ts';
import { confirmedOf } from './confirmed.ts';
import { without } from '../../shared/without.ts';

/** Milliseconds without a press after which a new quantity is sent (CART-5). */
const pause = 300;

/** What a removal that was refused says: the message of the member's id, else the first of all (CART-9). */
const removalError = (error: ApiError): ApiError => ({
  ...error,
  message: error.fields['fboIdnumber']?.[0] ?? error.message,
});

/**
 * Makes the cart of a page. Quantities change on the screen at once; presses in quick succession become one call with the
 * last quantity; calls go one after the other, so that no answer overtakes a newer one; a refusal brings back what the
 * server has confirmed and says why (CART-5).
 */
export const createCartStore = (shop: Pick<Shop, 'api' | 'cartCount' | 'report' | 'toasts'>): CartStore => {
  const { api, report, toasts } = shop;
  const store = createStore<CartState>()(() => ({ cart: null, wanted: {}, refused: {} }));
  const confirmed = confirmedOf(shop);
  const waiting = new Map<
    string,
    { readonly item: CartItem; readonly timer: ReturnType<typeof setTimeout> }
  >();
  let last: Promise<void> = Promise.resolve();

  const inTurn = (work: () => Promise<void>): void => {
    last = last.then(work);
  };
  const show = (code: string, quantity: number): void =>
    store.setState(({ wanted, refused }) => ({
      wanted: { ...wanted, [code]: quantity },
      refused: without(refused, code),
    }));
  /** Ends the lead over the server where nothing newer is wanted by now. */
  const settle = (code: string, quantity: number): void =>
    store.setState(({ wanted }) => (wanted[code] === quantity ? { wanted: without(wanted, code) } : {}));
  const takeBack = (code: string, error: ApiError): void => {
    clearTimeout(waiting.get(code)?.timer);
    waiting.delete(code);
    store.setState(({ wanted, refused }) => ({
      wanted: without(wanted, code),
      refused: { ...refused, [code]: error.message },
    }));
  };
  /** Fetches the cart after a call that answers only a count, where a screen shows it whole. */
  const fetchShown = async (): Promise<void> => {
    if (store.getState().cart === null) return;
    const [error, cart] = await api.get('cart');
    if (error) return report(error);
    store.setState({ cart });
    confirmed.take(cart);
  };

  const send = async (item: CartItem): Promise<void> => {
    const { code: productCode } = item;
    const quantity = store.getState().wanted[productCode];
    if (quantity === undefined) return;
    const before = confirmed.quantity(productCode);
    if (quantity === before) return settle(productCode, quantity);
    if (quantity > 0 && before > 0) {
      const [error, answer] = await api.patch('cartLine', { params: { productCode }, body: { quantity } });
      if (error) {
        takeBack(productCode, error);
        report(error);
        // Taken out in another tab, perhaps.
        if (error.status === 404) await refreshCartCount(shop);
        return fetchShown();
      }
      if (store.getState().cart) store.setState({ cart: answer.cart });
      confirmed.take(answer.cart);
      return settle(productCode, quantity);
    }
    const [error, answer] =
      quantity === 0
        ? await api.post('cartRemove', { body: { productCode } })
        : await api.post('cartAdd', { body: { productCode, quantity } });
    if (error) {
      const told = quantity === 0 ? removalError(error) : error;
      takeBack(productCode, told);
      report(told);
      return fetchShown();
    }
    await confirmed.change(answer.count, [{ ...item, quantity }]);
    await fetchShown();
    settle(productCode, quantity);
  };
  const sendNow = (code: string): void => {
    const entry = waiting.get(code);
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.delete(code);
    inTurn(() => send(entry.item));
  };

  return {
    store,
    take: (cart) => {
      store.setState(({ wanted }) => ({ cart, wanted: { ...wanted }, refused: {} }));
      confirmed.take(cart);
    },
    leave: () => store.setState({ cart: null, refused: {} }),
    setQuantity: (item, quantity) => {
      const { code } = item;
      const atOnce = quantity === 0 || confirmed.quantity(code) === 0;
      clearTimeout(waiting.get(code)?.timer);
      show(code, quantity);
      waiting.set(code, { item, timer: setTimeout(() => sendNow(code), atOnce ? 0 : pause) });
    },
    empty: () => {
      const lines = store.getState().cart?.items ?? [];
      for (const { code } of lines) show(code, 0);
      inTurn(async () => {
        const [error] = await api.delete('cartEmpty');
        if (error) {
          const told = removalError(error);
          for (const { code } of lines) takeBack(code, told);
          return report(told);
        }
        await fetchShown();
        for (const { code } of lines) settle(code, 0);
      });
    },
    restore: (items) => {
      for (const { code, quantity } of items) show(code, quantity);
      inTurn(async () => {
        const rows = items.map(({ code, quantity }) => ({ productCode: code, quantity }));
        const [error, answer] = await api.post('cartAdd', { body: { items: rows } });
        if (error) report(error);
        else if ('results' in answer)
          for (const { ok, message } of answer.results) if (!ok && message) toasts.error(message);
        await fetchShown();
        for (const { code, quantity } of items) settle(code, quantity);
      });
    },
    settled: async () => {
      for (const code of waiting.keys()) sendNow(code);
      await last;
    },
  };
};
