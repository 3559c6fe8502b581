import { Button, Notice, Picture, Skeleton } from '@caravan/ui';
import type { ShortCart as WireCart } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { productPath } from '../../routes/product-path.ts';
import { pathTo } from '../../routes/route-names.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './short-cart.module.css';

type Loaded = { readonly cart: WireCart } | { readonly failed: string } | null;

/** What is in the cart, asked for each time it is opened (SHELL-4). */
export const ShortCart = () => {
  const [round, setRound] = useState(0);
  return <AskedCart key={round} onAgain={() => setRound(round + 1)} />;
};

const AskedCart = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { _ } = useLingui();
  const { api, cartCount } = useShop();
  const [loaded, setLoaded] = useState<Loaded>(null);
  const show = useEffectEvent((next: Loaded) => {
    setLoaded(next);
    if (next && 'cart' in next) cartCount.set(next.cart.totalQuantity);
  });

  useEffect(() => {
    const lost = new AbortController();
    void api.get('cartShort', { signal: lost.signal }).then(([error, cart]) => {
      if (!lost.signal.aborted) show(error ? { failed: error.message } : { cart });
    });
    return () => lost.abort();
  }, [api]);

  if (!loaded)
    return (
      <div aria-busy="true" className={css.cart}>
        <Skeleton lines={3} />
      </div>
    );
  if ('failed' in loaded)
    return (
      <Notice
        tone="clay"
        role="alert"
        action={
          <Button size="s" variant="outline" onClick={onAgain}>
            {_('error.again')}
          </Button>
        }
      >
        {loaded.failed}
      </Notice>
    );
  return loaded.cart.items.length > 0 ? <Lines cart={loaded.cart} /> : <Empty />;
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

const Lines = ({ cart: { items, subTotal } }: { readonly cart: WireCart }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  return (
    <div className={css.cart}>
      <ul className={css.lines}>
        {items.map(({ code, productId, slug, photo, productName, quantity, unitPrice }) => (
          <li key={code} className={css.line}>
            <span className={css.picture}>
              <Picture src={photo} alt="" width={90} height={90} />
            </span>
            <Link to={productPath({ id: productId, slug })} className={css.name}>
              {productName}
            </Link>
            <span className={css.amount}>{_('shell.cart-line', { quantity, price: price(unitPrice) })}</span>
          </li>
        ))}
      </ul>
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
