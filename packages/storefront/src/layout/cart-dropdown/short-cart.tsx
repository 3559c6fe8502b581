import type { ApiError } from '@caravan/api-client';
import { goodsOf } from '@caravan/cart-rules';
import { Button, Icon, Notice, Picture, PriceText, Skeleton } from '@caravan/ui';
import { ProductQuantity } from '../../shared/product-quantity/product-quantity.tsx';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { allowedStep } from '../../features/cart/allowed-step.ts';
import { CheckoutObstacle } from '../../features/cart/checkout-obstacle.tsx';
import { FreeDeliveryMeter } from '../../features/cart/free-delivery-meter.tsx';
import { nextTo } from '../../features/cart/next-to.ts';
import { useViewOf } from '../../features/cart/use-cart-view.ts';
import { useGoToCheckout } from '../../features/cart/use-go-to-checkout.ts';
import { useRemove } from '../../features/cart/use-remove.ts';
import type { CartView, LineView } from '../../features/cart/view-cart.ts';
import { productPath } from '../../routes/product-path.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { Cart } from '../../shared/cart/cart.ts';
import { shownCount, wholeCart } from '../../shared/cart/cart-state.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './short-cart.module.css';

/** Lines shown at once; the others are counted. */
const mostLines = 5;

/** What is in the cart in short, asked for each time it is opened (SHELL-4). */
export const ShortCart = () => {
  const { _ } = useLingui();
  const view = useViewOf(useCart(wholeCart));
  const empty = useCart((state) => shownCount(state) === 0);
  const { error, again } = useAsked();
  const content = () => {
    if (empty) return <Empty />;
    if (view) return <Filled view={view} />;
    if (!error) return <Skeleton lines={3} />;
    return (
      <Notice
        tone="clay"
        role="alert"
        action={
          <Button size="s" variant="outline" onClick={again}>
            {_('error.again')}
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  };
  // The focus comes here when the last line goes.
  return (
    <div className={css.cart} tabIndex={-1} aria-busy={!empty && !view && !error}>
      {content()}
    </div>
  );
};

/** Asks for the cart, whole: prices of one's own and what is missing to a goal are told by that only. */
const askFor = async (cart: Cart): Promise<ApiError | null> => {
  if (!wholeCart(cart.store.getState())) return (await cart.whole())[0] ?? null;
  await cart.refresh();
  return null;
};

const useAsked = (): { readonly error: ApiError | null; readonly again: () => void } => {
  const { cart } = useShop();
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    void askFor(cart).then(setError);
  }, [cart]);
  return { error, again: () => void askFor(cart).then(setError) };
};

const Empty = () => {
  const { _ } = useLingui();
  return (
    <>
      <p className={css.title}>{_('shell.cart-empty')}</p>
      <Button variant="outline" wide render={<Link to={pathTo('shop')} />}>
        {_('error.to-shop')}
      </Button>
    </>
  );
};

const Filled = ({ view }: { readonly view: CartView }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { obstacle, button, reason } = useGoToCheckout(view);
  const lines = view.lines.filter(({ line }) => line.gift !== true);
  const more = lines.length - mostLines;
  return (
    <>
      <ul className={css.lines}>
        {lines.slice(0, mostLines).map((line) => (
          <Line key={line.line.code} view={line} />
        ))}
      </ul>
      {more > 0 && (
        <Link to={pathTo('cart')} className={css.more}>
          {_('shell.cart-more', { count: more })}
        </Link>
      )}
      <p className={css.total}>
        <span>{_('shell.cart-subtotal')}</span>
        <strong>{price(goodsOf(view.totals))}</strong>
      </p>
      <div className={css.goal}>
        {obstacle === null &&
          (view.freeDelivery?.met ? (
            <p className={css.met}>
              <Icon name="check" />
              {_('cart.delivery-is-free')}
            </p>
          ) : (
            <FreeDeliveryMeter view={view} />
          ))}
        <CheckoutObstacle {...reason} />
      </div>
      <div className={css.ways}>
        <Button variant="outline" render={<Link to={pathTo('cart')} />}>
          {_('shell.to-cart')}
        </Button>
        <Button {...button}>{_('cart.checkout')}</Button>
      </div>
    </>
  );
};

const Line = ({ view }: { readonly view: LineView }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { cart } = useShop();
  const remove = useRemove();
  const row = useRef<HTMLLIElement>(null);
  const { line, rule, quantity, unitPrice } = view;
  const { code, productId: id, slug, productName: name } = line;
  const own = unitPrice < rule.unitPrice;
  const takeOut = () => {
    if (row.current?.contains(document.activeElement))
      nextTo(row.current, 'button', `.${css['cart']}`)?.focus();
    remove({ code, name }, quantity);
  };
  return (
    <li ref={row} className={css.line}>
      <span className={css.picture}>
        <Picture src={line.photo} alt="" width={90} height={90} />
      </span>
      <Link to={productPath({ id, slug })} className={css.name}>
        {nonBreaking(name)}
      </Link>
      <div className={css.bought}>
        <PriceText
          size="s"
          className={css.amount}
          label={own && _('shop.your-price')}
          amount={_('shell.cart-line', { quantity, price: price(unitPrice) })}
          oldAmount={own && price(rule.unitPrice)}
          oldLabel={_('shop.retail-price')}
        />
        <ProductQuantity
          size="s"
          className={css.stepper}
          name={name}
          value={quantity}
          min={0}
          onChange={(asked) => {
            const wanted = allowedStep(asked, view);
            if (wanted > 0) void cart.setQuantity(code, wanted);
            else takeOut();
          }}
        />
      </div>
    </li>
  );
};
