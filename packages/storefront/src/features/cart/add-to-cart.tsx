import { judgeQuantity, mostAllowed } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import { toAsciiDigits } from '@caravan/i18n';
import { afterPaint, Button, Icon, Notice, QuantityStepper } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { confirmedCart, shownQuantity } from '../../shared/cart/cart-state.ts';
import { useQuantity } from '../../shared/cart/use-cart.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './add-to-cart.module.css';
import { allowedStep } from './allowed-step.ts';
import { useCartWords } from './use-cart-words.ts';
import { useRemove } from './use-remove.ts';

export interface AddToCartProps {
  readonly product: Pick<Product, 'productCode' | 'name' | 'amount' | 'disabled' | 'limits'>;
  /** In a product card: small, and nothing beside it. */
  readonly compact?: boolean;
}

/**
 * Puts a product into the cart without leaving the page; from then on it is the quantity in the cart. What stock or a
 * limit forbids is said at once, by the rules that the server decides with (CART-4, SHOP-6).
 */
export const AddToCart = ({ product, compact = false }: AddToCartProps) => {
  const { _ } = useLingui();
  const { cart, toasts, report } = useShop();
  const remove = useRemove();
  const say = useCartWords();
  const member = useMember() !== null;
  const { productCode: code, name } = product;
  const quantity = useQuantity(code);
  const [asking, setAsking] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const adding = useRef(false);
  const focused = useRef(false);
  const inCart = quantity > 0;

  // What was pressed gives way to what replaces it, also when the server takes it back: the focus goes along, unless it is
  // elsewhere by now.
  useEffect(() => {
    const ours = pressed.current || focused.current;
    pressed.current = false;
    if (!ours || document.activeElement !== document.body) return;
    here.current?.querySelector<HTMLElement>(inCart ? 'button:last-of-type' : 'button')?.focus();
  }, [inCart]);

  const judged = { stock: product.amount, disabled: product.disabled, limits: product.limits };
  const most = mostAllowed(judged, member);
  const beyond = judgeQuantity(judged, Math.max(most, quantity) + 1, member);
  // Not said of what can be added and is not in the cart: most cards of a list.
  const reason = beyond === null || (!inCart && most > 0) ? undefined : say(beyond);
  const limited = beyond !== null && beyond.code !== 'disabled' && beyond.code !== 'out_of_stock';

  const named = (what: string): string => _('cart.of-product', { what: _(what), name });
  const refuse = (why: 'min' | 'max' | 'whole') => {
    const text = why === 'whole' ? _('cart.whole-number') : reason;
    if (why !== 'min' && text) toasts.show({ text });
  };
  const add = async () => {
    if (adding.current) return;
    adding.current = true;
    pressed.current = true;
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
  const change = (asked: number) => {
    const wanted = allowedStep(asked, { quantity, most });
    if (wanted > 0) void cart.setQuantity(code, wanted);
    else {
      pressed.current = true;
      remove({ code, name }, quantity);
    }
  };

  if (!inCart && most === 0)
    return (
      <div className={compact ? css.compact : css.whole}>
        <Button variant="quiet" size={compact ? 's' : 'l'} wide disabled>
          {limited ? _('cart.limit-reached') : reason}
        </Button>
        {!compact && limited && (
          <div className={css.reason}>
            <Notice tone="clay" compact>
              {reason}
            </Notice>
          </div>
        )}
      </div>
    );
  return (
    <div
      ref={here}
      className={compact ? css.compact : css.whole}
      onFocus={() => (focused.current = true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focused.current = false;
      }}
    >
      {inCart ? (
        <>
          <QuantityStepper
            size={compact ? 's' : 'm'}
            className={css.stepper}
            label={named('cart.quantity')}
            decreaseLabel={named('cart.decrease')}
            increaseLabel={named('cart.increase')}
            readDigits={toAsciiDigits}
            value={quantity}
            min={0}
            max={Math.max(most, quantity)}
            increaseReason={reason}
            onRefused={refuse}
            onChange={change}
          />
          {!compact && (
            <Button
              variant="outline"
              size="l"
              icon={<Icon name="check" />}
              render={<Link to={pathTo('cart')} />}
            >
              {_('cart.in-cart')}
            </Button>
          )}
        </>
      ) : (
        <Button
          size={compact ? 's' : 'l'}
          wide
          icon={compact ? undefined : <Icon name="cart" />}
          aria-label={named('cart.add')}
          busy={asking}
          onClick={() => void add()}
        >
          {_('cart.add')}
        </Button>
      )}
      {/* That no more can be had is a fact, no mistake. */}
      {!compact && (
        <div aria-live="polite" className={css.reason}>
          {inCart && quantity >= most && reason !== undefined && <Notice compact>{reason}</Notice>}
        </div>
      )}
    </div>
  );
};
