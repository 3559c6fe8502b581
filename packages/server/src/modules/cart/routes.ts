import { judgeItems, type ItemRefusal } from '@caravan/cart-rules';
import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../context.ts';
import { empty, ok } from '../../http/call.ts';
import { Refusal, refusedFields, refusedList } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createCatalogue, shopperOf } from '../catalogue/index.ts';
import type { Cart } from './cart.ts';
import { createReadCart } from './cart-lines.ts';
import { cartView, shortCartView } from './cart-view.ts';
import { addedItems, refusalWords } from './refusal-words.ts';
import { rememberVisitor } from '../../http/visitor.ts';

/** The answer to a quantity that was refused (API-21). */
const refused = (refusal: ItemRefusal, words: I18n): Refusal => {
  const message = refusalWords(refusal, words);
  return refusal.code === 'unknown_product' || refusal.code === 'cart_full'
    ? refusedFields({ productCode: [message] }, refusal.code)
    : refusedFields({ quantity: [message] }, refusal.code, { available: refusal.available });
};

/** API-21..24, 55, 56, 69: the cart of a member or a visitor. */
export const registerCart = (context: CountryContext, route: Route, cart: Cart): void => {
  const { country, settings } = context;
  const readCart = createReadCart(context);
  const catalogue = createCatalogue(context);

  route('cart', async (call) => {
    const shopper = shopperOf(call);
    const { store, language, words } = call;
    return ok(cartView(await readCart(shopper, language), { shopper, store, language }, country, words));
  });
  route('cartShort', async (call) =>
    ok(shortCartView(await readCart(shopperOf(call), call.language), country)),
  );

  route('cartAdd', async (call) => {
    const { body, words, reply } = call;
    const items = 'items' in body ? body.items : [body];
    const { results, count, newVisitor } = await cart.add(shopperOf(call), items, call.request.ip);
    const visitor = newVisitor ?? (call.member ? null : call.visitor);
    if (visitor !== null) rememberVisitor(reply, visitor, settings.production);
    if ('items' in body) {
      return ok({ results: addedItems(results, words), count });
    }
    const refusal = results[0]?.refusal ?? null;
    if (refusal) throw refused(refusal, words);
    return ok({ count });
  });

  route('cartRemove', async (call) => {
    const result = await cart.remove(shopperOf(call), call.body.productCode);
    if (!result.ok) throw refusedList(call.words._('server.cart.notInCart'));
    return ok({ count: result.count });
  });

  route('cartLine', async (call) => {
    const shopper = shopperOf(call);
    const result = await cart.setQuantity(shopper, call.params.productCode, call.body.quantity);
    if (!result.ok) {
      const { refusal } = result;
      if (refusal.code === 'not_in_cart') throw new Refusal('not_found', { words: 'server.cart.notInCart' });
      throw refused(refusal, call.words);
    }
    const { store, language, words } = call;
    const contents = await readCart(shopper, language);
    return ok({
      count: result.count,
      cart: cartView(contents, { shopper, store, language }, country, words),
    });
  });

  route('setCartLine', async (call) => {
    const { params, body, words, reply, store, language } = call;
    const asking = shopperOf(call);
    const result = await cart.set(asking, params.productCode, body.quantity, call.request.ip);
    if (!result.ok) throw refused(result.refusal, words);
    const visitor = result.newVisitor ?? (call.member ? null : call.visitor);
    if (visitor !== null) rememberVisitor(reply, visitor, settings.production);
    const shopper = shopperOf({ ...call, visitor });
    const view = cartView(await readCart(shopper, language), { shopper, store, language }, country, words);
    return ok({ count: view.totalQuantity, cart: view });
  });

  route('cartLines', async (call) => {
    const { items } = call.body;
    const codes = items.map(({ productCode }) => productCode);
    const found = await catalogue.byCodes(codes, call.language, shopperOf(call));
    const wanted = (code: string) => {
      const product = found.get(code);
      if (!product) return undefined;
      const { id, quantity, amount: stock, disabled, limits } = product;
      return { id, quantity, availability: { stock, disabled, limits } };
    };
    // Whether the cart has room for as many products is judged when they are added.
    const { results } = judgeItems(items, wanted, { isMember: call.member !== null, lines: 0 });
    return ok({
      results: results.map(({ productCode, refusal }) => {
        const line = { productCode, product: found.get(productCode) };
        return refusal
          ? { ...line, ok: false, message: refusalWords(refusal, call.words) }
          : { ...line, ok: true };
      }),
    });
  });

  route('cartEmpty', async (call) => {
    await cart.empty(shopperOf(call));
    return empty;
  });
};
