import type { Product } from '@caravan/contract';
import { Button, Picture } from '@caravan/ui';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { productPath } from '../../../routes/product-path.ts';
import { useFetched } from '../../../shared/fetched/use-fetched.ts';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { Link } from '../../../shared/link/link.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { useShop } from '../../../shared/shop.tsx';
import { LinePrice, type LinePriceProps } from '../../../shared/totals/line-price.tsx';
import { pricesOf } from '../../../shared/totals/prices-of.ts';
import type { FillerGoal } from './filler-goal.ts';
import css from './fillers.module.css';
import { nextTo } from '../next-to.ts';

interface FillersProps {
  readonly goal: FillerGoal;
  /** Codes of what is in the cart: that is not offered again. */
  readonly codes: readonly string[];
}

const offered = 2;

const titles = {
  minimum: msg({ id: 'cart.fillers-minimum' }),
  delivery: msg({ id: 'cart.fillers-delivery' }),
} as const;

/** Products that bring the cart to its next goal in one press, the nearest first (CART-11). Where there is none, nothing is said. */
const Fillers = ({ goal, codes }: FillersProps) => {
  const { _ } = useLingui();
  const { api, country } = useShop();
  const level = useMember()?.level ?? null;
  const heading = useId();
  const { old: found } = useFetched<readonly Product[]>(JSON.stringify(goal.query), async (signal) => {
    const sort = 'price_from' in goal.query ? 'price' : 'cc';
    const query = { ...goal.query, sort, in_stock: true, limit: offered + codes.length } as const;
    const [error, list] = await api.get('products', { query, signal });
    return error ? [error, undefined] : [undefined, list.results];
  });
  const offers = (found ?? [])
    .filter(({ productCode }) => !codes.includes(productCode))
    .map((product) => ({ product, prices: pricesOf(product, country, level) }))
    .filter(({ prices }) => prices.own <= goal.most)
    .slice(0, offered);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={css.fillers}>
      <h2 id={heading} className={css.title}>
        {_(titles[goal.reaches].id)}
      </h2>
      <ul className={css.list}>
        {offers.map(({ product, prices }) => (
          <Filler key={product.productCode} product={product} prices={prices} />
        ))}
      </ul>
    </section>
  );
};

interface FillerProps {
  readonly product: Product;
  /** Of one. */
  readonly prices: LinePriceProps;
}

const Filler = ({ product, prices }: FillerProps) => {
  const { _ } = useLingui();
  const { cart } = useShop();
  const name = useId();
  return (
    <li className={css.filler}>
      <Picture src={product.photo} alt="" width={90} height={90} ground="mist" className={css.picture} />
      <span className={css.words}>
        <Link id={name} to={productPath(product)}>
          {nonBreaking(product.name)}
        </Link>
        <LinePrice size="s" {...prices} />
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
