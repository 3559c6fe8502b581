import type { ApiError } from '@caravan/api-client';
import type { Product } from '@caravan/contract';
import { Skeleton as Bones, Button, Container, EmptyState, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { cardProduct } from '../../features/catalogue/card-product.ts';
import { ProductGrid } from '../../features/catalogue/product-grid.tsx';
import { readSaved } from '../../features/saved/saved-list.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { Unreachable } from '../../shared/fetched/unreachable.tsx';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { Link } from '../../shared/link/link.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './saved.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('saved.title');

export const Skeleton = ScreenSkeleton;

type Found = readonly [ApiError, undefined] | readonly [undefined, Product[]];

/** What a member or a visitor has saved; what is let go here stays in sight until the page is left (SHOP-13). */
export const Screen = () => {
  const { _ } = useLingui();
  const { api, local } = useShop();
  const known = useSession((now) => now.known);
  const member = useSession((now) => now.user?.pk ?? null);
  const {
    state,
    value: products,
    again,
  } = useFetched(known ? `saved ${member}` : null, async (signal): Promise<Found> => {
    if (member !== null) return api.get('savedProducts', { signal });
    const items = readSaved(local).map(({ code: productCode }) => ({ productCode, quantity: 1 }));
    if (items.length === 0) return [undefined, []];
    // It looks products up without changing the cart.
    const [error, found] = await api.post('cartLines', { body: { items }, signal });
    if (error) return [error, undefined];
    return [undefined, found.results.flatMap(({ product }) => product ?? [])];
  });

  return (
    <Container className={css.screen}>
      <PageHeading>{_('saved.title')}</PageHeading>
      {state === 'unreachable' && <Unreachable onAgain={again} />}
      {products === null && state !== 'unreachable' && (
        <div aria-busy="true">
          <Bones lines={3} />
        </div>
      )}
      {products?.length === 0 && (
        <EmptyState
          icon="heart"
          title={_('saved.none')}
          text={_('saved.none-text')}
          action={<Button render={<Link to={pathTo('shop')} />}>{_('saved.to-shop')}</Button>}
        />
      )}
      {products && products.length > 0 && (
        <>
          {member === null && (
            <p>
              <Link to={pathTo('login', undefined, { next: pathTo('saved') })}>{_('saved.log-in')}</Link>
            </p>
          )}
          <ProductGrid products={products.map(cardProduct)} Action={AddToCart} headingLevel={2} />
        </>
      )}
    </Container>
  );
};
