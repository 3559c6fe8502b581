import { times } from '@caravan/money';
import { toAsciiDigits } from '@caravan/i18n';
import { Button, Notice, Picture, QuantityStepper, Skeleton } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useRemove } from '../../features/cart/use-remove.ts';
import { productPath } from '../../routes/product-path.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { CartState, KnownCart } from '../../shared/cart/cart-state.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { minorOf } from '../../shared/totals/rule-line-of.ts';
import css from './short-cart.module.css';

/** Lines shown at once; the others are counted. */
const mostLines = 5;

/** What is in the cart, asked for each time it is opened (SHELL-4). */
export const ShortCart = () => {
  const { _ } = useLingui();
  const { cart } = useShop();
  const confirmed = useCart((state) => state.confirmed);
  useEffect(() => void cart.refresh(), [cart]);
  if (confirmed.status === 'ready') return <KnownLines cart={confirmed.cart} />;
  if (confirmed.status === 'unreachable')
    return (
      <Notice
        tone="clay"
        role="alert"
        action={
          <Button size="s" variant="outline" onClick={() => void cart.refresh()}>
            {_('error.again')}
          </Button>
        }
      >
        {confirmed.error.message}
      </Notice>
    );
  return (
    <div aria-busy="true" className={css.cart}>
      <Skeleton lines={3} />
    </div>
  );
};

type Line = Pick<KnownCart['items'][number], 'code' | 'productId' | 'slug' | 'photo' | 'productName'> & {
  readonly quantity: number;
  readonly unitPrice: string;
};

/** The lines that were bought, with the quantities that the screen shows. */
const shownLines = ({ items }: KnownCart, optimistic: CartState['optimistic']): Line[] =>
  items.flatMap((line) => {
    const quantity = optimistic[line.code] ?? line.quantity;
    return quantity < 1 || ('gift' in line && line.gift) ? [] : [{ ...line, quantity }];
  });

const KnownLines = ({ cart }: { readonly cart: KnownCart }) => {
  const optimistic = useCart((state) => state.optimistic);
  const lines = shownLines(cart, optimistic);
  return lines.length > 0 ? <Lines lines={lines} /> : <Empty />;
};

const Empty = () => {
  const { _ } = useLingui();
  return (
    <div className={css.cart}>
      <p className={css.title}>{_('shell.cart-empty')}</p>
      <Button variant="outline" wide render={<Link to={pathTo('shop')} />}>
        {_('error.to-shop')}
      </Button>
    </div>
  );
};

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { country, cart } = useShop();
  const { currency } = country;
  const remove = useRemove();
  const named = (what: string, { productName: name }: Line): string =>
    _('cart.of-product', { what: _(what), name });
  const subTotal = lines.reduce(
    (sum, { unitPrice, quantity }) => sum + times(minorOf(unitPrice, currency), quantity),
    0,
  );
  const more = lines.length - mostLines;
  return (
    <div className={css.cart}>
      <ul className={css.lines}>
        {lines.slice(0, mostLines).map((line) => (
          <li key={line.code} className={css.line}>
            <span className={css.picture}>
              <Picture src={line.photo} alt="" width={90} height={90} />
            </span>
            <Link to={productPath({ id: line.productId, slug: line.slug })} className={css.name}>
              {line.productName}
            </Link>
            <span className={css.amount}>
              {_('shell.cart-line', { quantity: line.quantity, price: price(line.unitPrice) })}
            </span>
            <QuantityStepper
              size="s"
              className={css.stepper}
              label={named('cart.quantity', line)}
              decreaseLabel={named('cart.decrease', line)}
              increaseLabel={named('cart.increase', line)}
              readDigits={toAsciiDigits}
              value={line.quantity}
              min={0}
              onChange={(wanted) => {
                if (wanted > 0) void cart.setQuantity(line.code, wanted);
                else remove({ code: line.code, name: line.productName }, line.quantity);
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link to={pathTo('cart')} className={css.more}>
          {_('shell.cart-more', { count: more })}
        </Link>
      )}
      <p className={css.total}>
        <span>{_('shell.cart-subtotal')}</span>
        <strong>{price(subTotal)}</strong>
      </p>
      <Button wide render={<Link to={pathTo('cart')} />}>
        {_('shell.to-cart')}
      </Button>
    </div>
  );
};
