import { judgeQuantity, mostAllowed } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import { afterPaint } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { confirmedCart, shownQuantity } from '../../shared/cart/cart-state.ts';
import { useQuantity } from '../../shared/cart/use-cart.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { allowedStep } from './allowed-step.ts';
import { useCartWords } from './use-cart-words.ts';
import { useRemove } from './use-remove.ts';

/** What can be added to the cart, as a card or a page knows it. */
export type AddableProduct = Pick<Product, 'productCode' | 'name' | 'amount' | 'disabled' | 'limits'>;

/**
 * A product's quantity in the cart and how it is changed, by the rules that the server decides with (CART-4). `onReplaced` is told when
 * what was pressed is about to give way to something else.
 */
export const useAddToCart = (product: AddableProduct, onReplaced: () => void) => {
  const { _ } = useLingui();
  const { cart, toasts, report } = useShop();
  const remove = useRemove();
  const say = useCartWords();
  const member = useMember() !== null;
  const { productCode: code, name } = product;
  const quantity = useQuantity(code);
  const [asking, setAsking] = useState(false);
  const adding = useRef(false);
  const inCart = quantity > 0;

  const judged = { stock: product.amount, disabled: product.disabled, limits: product.limits };
  const most = mostAllowed(judged, member);
  const beyond = judgeQuantity(judged, Math.max(most, quantity) + 1, member);
  // Not said of what can be added and is not in the cart: most cards of a list.
  const reason = beyond === null || (!inCart && most > 0) ? undefined : say(beyond);

  const add = async () => {
    if (adding.current) return;
    adding.current = true;
    onReplaced();
    // One more than there is: how many there are is asked for where it is not known, not guessed.
    if (!confirmedCart(cart.store.getState())) setAsking(true);
    // What takes the button's place is drawn after the press has been answered.
    const [[error]] = await Promise.all([cart.load(), new Promise<void>(afterPaint)]);
    setAsking(false);
    adding.current = false;
    if (error) return report(error);
    const wanted = (shownQuantity(cart.store.getState(), code) ?? 0) + 1;
    const refusal = judgeQuantity(judged, wanted, member);
    if (refusal) return toasts.error(say(refusal));
    if (await cart.setQuantity(code, wanted)) toasts.show({ text: _('cart.added', { name }) });
  };

  return {
    quantity,
    inCart,
    /** The most that this buyer may have in the cart. */
    most,
    /** Why no more can be had, in words; undefined where more can. */
    reason,
    /** Whether that is a limit of the rules, not a lack of the product. */
    limited: beyond !== null && beyond.code !== 'disabled' && beyond.code !== 'out_of_stock',
    /** While the cart is asked for, before the first unit. */
    asking,
    add,
    change: (asked: number) => {
      const wanted = allowedStep(asked, { quantity, most });
      if (wanted > 0) void cart.setQuantity(code, wanted);
      else {
        onReplaced();
        remove({ code, name }, quantity);
      }
    },
    refuse: (why: 'min' | 'max' | 'whole') => {
      const text = why === 'whole' ? _('cart.whole-number') : reason;
      if (why !== 'min' && text) toasts.show({ text });
    },
  };
};
