import { shopperPrice } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import { fromWire } from '@caravan/money';
import { Button, Picture } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { productPath } from '../../routes/product-path.ts';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import type { FillerGoal } from './filler-goal.ts';
import css from './fillers.module.css';
import { nextTo } from './next-row.ts';

interface FillersProps {
  readonly goal: FillerGoal;
  /** Codes of what is in the cart: that is not offered again. */
  readonly codes: readonly string[];
}

const offered = 2;

/** Products that bring the cart to its next goal in one press, the nearest first (CART-11). Where there is none, nothing is said. */
const Fillers = ({ goal, codes }: FillersProps) => {
  const { _ } = useLingui();
  const { api } = useShop();
  const heading = useId();
  const { old: found } = useFetched<readonly Product[]>(JSON.stringify(goal), async (signal) => {
    const sort = 'price_from' in goal ? 'price' : 'cc';
    const query = { ...goal, sort, in_stock: true, limit: offered + codes.length } as const;
    const [error, list] = await api.get('products', { query, signal });
    return error ? [error, undefined] : [undefined, list.results];
  });
  const products = (found ?? []).filter(({ productCode }) => !codes.includes(productCode)).slice(0, offered);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={css.fillers}>
      <h3 id={heading} className={css.title}>
        {_('cart.fillers')}
      </h3>
      <ul className={css.list}>
        {products.map((product) => (
          <Filler key={product.productCode} product={product} />
        ))}
      </ul>
    </section>
  );
};

const Filler = ({ product }: { readonly product: Product }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { cart, country } = useShop();
  const level = useMember()?.level ?? null;
  const retail = fromWire(product.price, country.currency) ?? 0;
  const { amount } = shopperPrice(
    country.rules,
    { price: retail, oldPrice: null, discountable: product.discountable },
    level,
  );
  const name = useId();
  return (
    <li className={css.filler}>
      <Picture src={product.photo} alt="" width={90} height={90} ground="mist" className={css.picture} />
      <span className={css.words}>
        <Link id={name} to={productPath(product)}>
          {product.name}
        </Link>
        <span className={css.price}>{price(amount)}</span>
      </span>
      <Button
        variant="outline"
        size="s"
        aria-describedby={name}
        onClick={({ currentTarget }) => {
          nextTo(currentTarget, 'button')?.focus();
          void cart.setQuantity(product.productCode, 1);
        }}
      >
        {_('cart.add-filler')}
      </Button>
    </li>
  );
};

export default Fillers;
