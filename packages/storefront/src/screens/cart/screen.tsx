import type { Place } from '@caravan/cart-rules';
import { Button, Container, EmptyState, Notice, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { CartLines, type CartLinesProps } from '../../features/cart/cart-lines.tsx';
import { CartProgress } from '../../features/cart/cart-progress.tsx';
import { DeferredCartArrival } from '../../features/cart/deferred-cart-arrival.tsx';
import { DeferredFillers } from '../../features/cart/fillers/deferred-fillers.tsx';
import { CheckoutObstacle } from '../../features/cart/checkout-obstacle.tsx';
import { TakenOutNotice, type TakenOut } from '../../features/cart/taken-out.tsx';
import { PaymentFees } from '../../features/cart/payment-fees.tsx';
import { useCartView } from '../../features/cart/use-cart-view.ts';
import { useViewForPlace } from '../../features/cart/use-view-for-place.ts';
import { useGoToCheckout } from '../../features/cart/use-go-to-checkout.ts';
import type { CartView } from '../../features/cart/view-cart.ts';
import { DeferredViewed } from '../../features/catalogue/viewed/deferred-viewed.tsx';
import { DeferredLastOrder } from '../../features/orders/last-order/deferred-last-order.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { Columns } from '../../shared/columns/columns.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { ShopNotice } from '../../shared/shop-notice/shop-notice.tsx';
import { TotalsList } from '../../shared/totals/totals-list.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { load } from './load.ts';
import css from './screen.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('cart.title');

export { load };

export const Skeleton = CartSkeleton;

/** The cart: what is in it, what it comes to, and the way to the checkout. */
export const Screen = () => {
  const view = useCartView(useScreenData<typeof load>());
  useLoginAfterExpiry();
  return view ? <KnownCart view={view} /> : <CartSkeleton />;
};

const KnownCart = ({ view }: { readonly view: CartView }) => {
  const { _ } = useLingui();
  const [taken, setTaken] = useState<TakenOut | null>(null);
  // What is back, or was never let go, is not offered.
  const out = taken?.codes.some((code) => view.lines.every(({ line }) => line.code !== code)) ? taken : null;
  return (
    <Container className={css.screen}>
      <PageHeading>{_('cart.title')}</PageHeading>
      {view.lines.length === 0 ? (
        <>
          {out && <TakenOutNotice {...out} />}
          <EmptyCart />
          <DeferredLastOrder again />
          <DeferredViewed />
        </>
      ) : (
        <FilledCart view={view} out={out} onTakenOut={setTaken} />
      )}
    </Container>
  );
};

/** A cart without lines; to a member whom the server has logged out, the way to their own (AUTH-4). */
const EmptyCart = () => {
  const { _ } = useLingui();
  const { panel } = useShop();
  if (useHasExpired())
    return (
      <EmptyState
        icon="cart"
        title={_('cart.log-in')}
        text={_('cart.log-in-advice')}
        action={<Button onClick={() => panel.open(pathTo('cart'))}>{_('cart.log-in-action')}</Button>}
      />
    );
  return (
    <EmptyState
      icon="cart"
      title={_('cart.is-empty')}
      text={_('cart.is-empty-advice')}
      action={<Button render={<Link to={pathTo('shop')} />}>{_('cart.to-shop')}</Button>}
    />
  );
};

const FilledCart = ({ view: cart, out, onTakenOut }: CartLinesProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const [place, setPlace] = useState<Place | null>(null);
  const view = useViewForPlace(cart, place);
  const { button, reason } = useGoToCheckout(view);
  return (
    <Columns
      label={_('cart.summary')}
      aside={
        <>
          <CartProgress view={view} />
          <TotalsList totals={view.totals} />
          <DeferredCartArrival onPlace={setPlace} />
          <PaymentFees view={view} />
          <ShopNotice />
          <CheckoutObstacle {...reason} />
        </>
      }
      brief={price(view.totals.total)}
      action={
        <Button size="l" wide {...button}>
          {_('cart.checkout')}
        </Button>
      }
      after={
        <>
          <DeferredLastOrder />
          <DeferredFillers view={view} />
        </>
      }
    >
      <div aria-live="polite" className={css.told}>
        {view.told.map((text) => (
          <Notice key={text} tone="warn">
            {text}
          </Notice>
        ))}
      </div>
      <CartLines {...{ view, out, onTakenOut }} />
    </Columns>
  );
};

/** Whether the server has ended the login of who was here, once the browser knows who is. */
const useHasExpired = (): boolean => {
  const { session } = useShop();
  const visits = useSession(({ known, user }) => known && user === null);
  return visits && session.hasExpired();
};

/** A member whom the server has logged out is told so, and comes back here: this is not their cart (AUTH-4). */
const useLoginAfterExpiry = (): void => {
  const { panel } = useShop();
  const hasExpired = useHasExpired();
  const ask = useEffectEvent(() => panel.open(pathTo('cart')));
  useEffect(() => {
    if (hasExpired) ask();
  }, [hasExpired]);
};
