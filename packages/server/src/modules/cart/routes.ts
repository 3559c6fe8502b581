import type { CountryContext } from '../../context.ts';
import { empty, ok } from '../../http/call.ts';
import { Refusal, refusedFields, refusedList } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { shopperOf } from '../catalogue/index.ts';
import type { Cart } from './cart.ts';
import { createReadCart } from './cart-lines.ts';
import { cartView, shortCartView } from './cart-view.ts';
import { refusalWords } from './refusal-words.ts';
import { rememberVisitor } from '../../http/visitor.ts';

/** API-21..24, 55, 56: the cart of a member or a visitor. */
export const registerCart = (context: CountryContext, route: Route, cart: Cart): void => {
  const { country, settings } = context;
  const readCart = createReadCart(context);

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
    const { results, count, newVisitor } = await cart.add(shopperOf(call), items);
    const visitor = newVisitor ?? (call.member ? null : call.visitor);
    if (visitor !== null) rememberVisitor(reply, visitor, settings.production);
    if ('items' in body) {
      const rows = results.map(({ productCode, refusal }) =>
        refusal
          ? { productCode, ok: false, message: refusalWords(refusal, words) }
          : { productCode, ok: true },
      );
      return ok({ results: rows, count });
    }
    const refusal = results[0]?.refusal ?? null;
    if (!refusal) return ok({ count });
    const message = refusalWords(refusal, words);
    if (refusal.code === 'unknown_product') throw refusedFields({ productCode: [message] }, refusal.code);
    throw refusedFields({ quantity: [message] }, refusal.code, { available: refusal.available });
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
      const quantity = [refusalWords(refusal, call.words)];
      throw refusedFields({ quantity }, refusal.code, { available: refusal.available });
    }
    const { store, language, words } = call;
    const contents = await readCart(shopper, language);
    return ok({
      count: result.count,
      cart: cartView(contents, { shopper, store, language }, country, words),
    });
  });

  route('cartEmpty', async (call) => {
    await cart.empty(shopperOf(call));
    return empty;
  });
};
