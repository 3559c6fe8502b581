import type { Address } from '@caravan/contract';
import type { Agreement } from '@caravan/country';
import { Button, Container, ErrorSummary, PageHeading, Steps } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { AddressChoice } from '../../features/addresses/address-choice.tsx';
import { DeleteAddress } from '../../features/addresses/delete-address.tsx';
import { EditAddress } from '../../features/addresses/edit-address.tsx';
import { AgreementsSection } from '../../features/checkout/agreements-section.tsx';
import { paymentFeeOf } from '../../features/checkout/checkout-totals.ts';
import { CommentSection } from '../../features/checkout/comment-section.tsx';
import { CouponSection } from '../../features/checkout/coupon-section.tsx';
import { DeliverySection } from '../../features/checkout/delivery-section.tsx';
import { OrderedBrief } from '../../features/checkout/ordered-brief.tsx';
import { PaymentSection } from '../../features/checkout/payment-section.tsx';
import { Section } from '../../features/checkout/section.tsx';
import { TotalStatus } from '../../features/checkout/total-status.tsx';
import type { MetaContext } from '../../routes/screen-module.ts';
import { Columns } from '../../shared/columns/columns.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useLate } from '../../shared/overlays/use-late.ts';
import { useOverlayAbout } from '../../shared/overlays/use-overlay-about.ts';
import { useShop } from '../../shared/shop.tsx';
import { ShopNotice } from '../../shared/shop-notice/shop-notice.tsx';
import { TotalsList } from '../../shared/totals/totals-list.tsx';
import { useFailedTitle } from '../../shared/document/use-failed-title.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { agreementFactsOf } from './agreement-facts-of.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { load } from './load.ts';
import css from './screen.module.css';
import { useCheckout } from './use-checkout.ts';
import { useFaultNames } from './use-fault-names.ts';

export { load };

export const title = ({ i18n }: MetaContext): string => i18n._('checkout.title');

export const Skeleton = CheckoutSkeleton;

const loadAgreement = () => import('../../features/checkout/agreement/agreement-dialog.tsx');

interface OpenedAddress {
  readonly to: 'edit' | 'delete';
  readonly address: Address;
}

/** The checkout on one page: address, delivery, payment, comments, and the sum that follows each choice (CHK-2). */
export const Screen = () => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { country } = useShop();
  const data = useScreenData<typeof load>();
  const checkout = useCheckout(data);
  const { form, change, faults, judgeField, book, deliveries, chosen, totals } = checkout;
  const nameFault = useFaultNames();
  const { about: opened, ...addressOverlay } = useOverlayAbout<OpenedAddress>('address');
  const { about: agreement, ...agreementOverlay } = useOverlayAbout<Agreement>('agreement');
  const late = useLate(agreement !== null, loadAgreement, agreementOverlay.close);
  const summary = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  const [told, setTold] = useState<readonly string[]>([]);
  const unmended = told.filter((id) => faults[id]);
  useFailedTitle(unmended.length > 0);

  useEffect(() => {
    if (sent > 0) summary.current?.focus();
  }, [sent]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = await checkout.placeOrder();
    setTold(Object.keys(found));
    setSent((times) => times + 1);
  };
  const onDelivery = rulesKind(country.rules.payments, chosen.payment) === 'on-delivery';
  const obligation = onDelivery ? _('checkout.obliges-on-delivery') : _('checkout.obliges');

  return (
    <Container className={css.screen}>
      <ErrorSummary
        ref={summary}
        title={_('checkout.mend')}
        errors={unmended.map((id) => ({ field: id, message: nameFault(id, faults[id]) }))}
      />
      <TotalStatus
        total={totals.deliveryFee === null ? null : price(totals.total)}
        touched={checkout.touched}
      />
      <PageHeading>{_('checkout.title')}</PageHeading>
      <Steps
        className={css.steps}
        current={chosen.delivery ? 'payment' : 'delivery'}
        items={[
          { id: 'address', label: <a href="#address">{_('checkout.address')}</a> },
          { id: 'delivery', label: <a href="#delivery">{_('checkout.delivery')}</a> },
          { id: 'payment', label: <a href="#payment">{_('checkout.payment')}</a> },
        ]}
      />
      <Columns
        label={_('cart.summary')}
        brief={totals.deliveryFee === null ? price(totals.total) : undefined}
        aside={
          <>
            <OrderedBrief lines={data.order.details} />
            <TotalsList totals={totals} />
            <ShopNotice />
          </>
        }
        action={
          <Button type="submit" form="checkout" size="l" wide busy={checkout.busy}>
            <span className={css.pay}>
              <span>
                {totals.deliveryFee === null
                  ? _('checkout.continue-open')
                  : _('checkout.continue', { total: price(totals.total) })}
              </span>
              <span className={css.obligation}>{obligation}</span>
            </span>
          </Button>
        }
      >
        <form id="checkout" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <Section id="address" title={_('checkout.address')}>
            <AddressChoice
              addresses={book.addresses}
              provinces={data.provinces}
              chosen={form.address}
              entry={form.entry}
              save={form.save}
              faults={faults}
              onChoose={checkout.chooseAddress}
              onEntry={(entry) => change({ entry })}
              onSave={(save) => change({ save })}
              onLeave={(field, entry) => judgeField(`address-${field}`, entry)}
              onEdit={(address) => addressOverlay.show({ to: 'edit', address })}
              onDelete={(address) => addressOverlay.show({ to: 'delete', address })}
            />
          </Section>
          <DeliverySection
            offers={deliveries.list}
            old={deliveries.old}
            chosen={chosen.delivery?.slug ?? null}
            collector={form.collector}
            faults={faults}
            onChoose={(delivery) => change({ delivery })}
            onCollector={(collector) => change({ collector })}
            onLeave={judgeField}
          />
          <PaymentSection
            methods={data.payments}
            chosen={chosen.payment ?? ''}
            feeOf={(slug) => paymentFeeOf(slug, totals, data.order.owner.level, country)}
            error={faults['payment-choice']}
            onChoose={(payment) => change({ payment })}
          />
          {data.coupons && (
            <CouponSection
              coupons={data.coupons}
              chosen={checkout.coupon?.code ?? ''}
              typed={form.couponTyped}
              error={faults['coupon-code']}
              onChoose={(coupon) => change({ coupon, couponTyped: '' })}
              onType={(couponTyped) => change({ couponTyped })}
              onLeave={() => judgeField('coupon-code')}
            />
          )}
          <CommentSection comment={form.comment} onChange={(comment) => change({ comment })} />
          {country.agreements.length > 0 && (
            <AgreementsSection
              agreements={country.agreements}
              accepted={form.agreements}
              faults={faults}
              onAccept={(agreements) => change({ agreements })}
              onRead={(slug) => {
                const wanted = country.agreements.find((each) => each.slug === slug);
                if (wanted) agreementOverlay.show(wanted);
              }}
            />
          )}
        </form>
      </Columns>
      <Overlay name="address">
        {opened?.to === 'edit' && (
          <EditAddress
            address={opened.address}
            provinces={data.provinces}
            book={book}
            onSaved={(address) => checkout.followAddress(address.id, address)}
            onClose={addressOverlay.close}
          />
        )}
        {opened?.to === 'delete' && (
          <DeleteAddress
            address={opened.address}
            book={book}
            onDeleted={() => checkout.followAddress(opened.address.id, null)}
            onClose={addressOverlay.close}
          />
        )}
      </Overlay>
      <Overlay name="agreement">
        {late && agreement && (
          <late.AgreementDialog
            agreement={agreement}
            facts={agreementFactsOf(
              { ...data, addresses: book.addresses },
              form,
              chosen,
              deliveries.list,
              totals,
            )}
            onClose={agreementOverlay.close}
          />
        )}
      </Overlay>
    </Container>
  );
};

const rulesKind = (
  payments: readonly { readonly slug: string; readonly kind: string }[],
  slug: string | null,
): string | undefined => payments.find((payment) => payment.slug === slug)?.kind;
