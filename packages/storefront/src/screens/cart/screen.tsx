import { Button, Container, EmptyState, Notice, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { CartLines, type CartLinesProps } from '../../features/cart/cart-lines.tsx';
import { CartProgress } from '../../features/cart/cart-progress.tsx';
import { TakenOutNotice, type TakenOut } from '../../features/cart/taken-out.tsx';
import { PaymentFees } from '../../features/cart/payment-fees.tsx';
import { useCartView } from '../../features/cart/use-cart-view.ts';
import { useCartStore } from '../../features/cart/use-cart.ts';
import { useCheckout } from '../../features/cart/use-checkout.ts';
import { LateViewed } from '../../features/catalogue/viewed/late-viewed.tsx';
import { LateLastOrder } from '../../features/orders/late-last-order.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { Columns } from '../../shared/columns/columns.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useMember } from '../../shared/session/use-session.ts';
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
  const { _ } = useLingui();
  const told = useScreenData<typeof load>();
  const cart = useCartStore();
  const view = useCartView(told);
  const [taken, setTaken] = useState<TakenOut | null>(null);
  // What is back, or was never let go, is not offered.
  const out = taken?.codes.some((code) => view.lines.every(({ line }) => line.code !== code)) ? taken : null;
  useCartOfMember();

  useEffect(() => {
    cart.take(told);
    return cart.leave;
  }, [cart, told]);

  return (
    <Container className={css.screen}>
      <PageHeading>{_('cart.title')}</PageHeading>
      {view.lines.length === 0 ? (
        <>
          {out && <TakenOutNotice {...out} />}
          <EmptyState
            icon="cart"
            title={_('cart.is-empty')}
            text={_('cart.is-empty-advice')}
            action={<Button render={<Link to={pathTo('shop')} />}>{_('cart.to-shop')}</Button>}
          />
          <LateLastOrder />
          <LateViewed />
        </>
      ) : (
        <FilledCart view={view} out={out} onTakenOut={setTaken} />
      )}
    </Container>
  );
};

const FilledCart = ({ view, out, onTakenOut }: CartLinesProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { busy, obstacle, begin } = useCheckout(view);
  return (
    <Columns
      label={_('cart.summary')}
      aside={
        <>
          <CartProgress view={view} />
          <TotalsList totals={view.totals} />
          <PaymentFees view={view} />
          <ShopNotice />
          {obstacle !== null && (
            <Notice id="obstacle" tone="clay" compact aria-live="polite">
              {obstacle}
            </Notice>
          )}
        </>
      }
      brief={price(view.totals.total)}
      action={
        <Button
          size="l"
          wide
          busy={busy}
          aria-describedby={obstacle === null ? undefined : 'obstacle'}
          onClick={() => void begin()}
        >
          {_('cart.checkout')}
        </Button>
      }
    >
      {view.told.map((text) => (
        <Notice key={text} tone="warn" aria-live="polite">
          {text}
        </Notice>
      ))}
      <CartLines {...{ view, out, onTakenOut }} />
    </Columns>
  );
};

/** A member's cart is another one than the visitor's: after a login or logout it is fetched anew. */
const useCartOfMember = (): void => {
  const member = useMember()?.pk ?? null;
  const { revalidate } = useRevalidator();
  const shown = useRef(member);
  useEffect(() => {
    if (shown.current === member) return;
    shown.current = member;
    void revalidate();
  }, [member, revalidate, shown]);
};
