import type { Address } from '@caravan/contract';
import type { Agreement } from '@caravan/country';
import { Button, Container, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { SubmitEvent } from 'react';
import { DeleteAddress } from '../../features/addresses/delete-address.tsx';
import { EditAddress } from '../../features/addresses/edit-address.tsx';
import { useAddressLine } from '../../features/addresses/use-address-line.ts';
import { AgreementsSection } from '../../features/checkout/agreements-section.tsx';
import { CheckoutSteps } from '../../features/checkout/checkout-steps.tsx';
import { enclosure } from '../../features/checkout/enclosure/enclosure.ts';
import { OrderedBrief } from '../../features/checkout/ordered-brief.tsx';
import { TotalStatus } from '../../features/checkout/total-status.tsx';
import { paymentKindOf, paymentKindViews } from '../../features/payment/kinds/payment-kind-views.ts';
import { LoginAgain } from '../../features/session/login-again.tsx';
import type { MetaContext } from '../../routes/screen-module.ts';
import { Columns } from '../../shared/columns/columns.tsx';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { useDistricts } from '../../shared/form/use-districts.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlayAbout } from '../../shared/overlays/use-overlay-about.ts';
import { useShop } from '../../shared/shop.tsx';
import { ShopNotice } from '../../shared/shop-notice/shop-notice.tsx';
import { TotalsList } from '../../shared/totals/totals-list.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { agreementFactsOf } from './agreement-facts-of.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { load } from './load.ts';
import { Questions } from './questions.tsx';
import css from './screen.module.css';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutNames } from './use-checkout-names.ts';

export { enclosure, load };

export const title = ({ i18n }: MetaContext): string => i18n._('checkout.title');

export const Skeleton = CheckoutSkeleton;

const loadAgreement = () => import('../../features/checkout/agreement/agreement-dialog.tsx');

interface OpenedAddress {
  readonly to: 'edit' | 'delete';
  readonly address: Address;
}

/**
 * The checkout on one page: address, delivery, payment, comments, and the sum that follows each choice (CHK-2). Who ordered before
 * finds it filled in as the last time (CHK-10).
 */
export const Screen = () => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { country } = useShop();
  const data = useScreenData<typeof load>();
  const checkout = useCheckout(data);
  const { form, errors, book, deliveries, chosen, totals } = checkout;
  const names = useCheckoutNames();
  const addressLine = useAddressLine();
  const { about: opened, ...addressOverlay } = useOverlayAbout<OpenedAddress>('address');
  const { about: agreement, ...agreementOverlay } = useOverlayAbout<Agreement>('agreement');
  const part = useDeferred(agreement !== null, loadAgreement, agreementOverlay.close);
  const districts = useDistricts(agreement === null ? '' : (form.entry['province'] ?? ''), 'delivering');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void checkout.placeOrder();
  };
  const { placing, obligation } = paymentKindViews[paymentKindOf(country, chosen.payment)];

  return (
    <Container className={css.screen}>
      <FormErrorSummary state={errors} names={names} />
      <TotalStatus
        total={totals.deliveryFee === null ? null : price(totals.total)}
        touched={checkout.touched}
      />
      <PageHeading lead={data.last && _('checkout.as-last-time')}>{_('checkout.title')}</PageHeading>
      <CheckoutSteps className={css.steps} done={checkout.done} />
      <Columns
        label={_('cart.summary')}
        brief={totals.deliveryFee === null ? price(totals.total) : undefined}
        aside={
          <>
            <OrderedBrief order={data.order} />
            <TotalsList totals={totals} />
            <ShopNotice />
          </>
        }
        action={
          <Button type="submit" form="checkout" size="l" wide busy={checkout.busy}>
            <span className={css.pay}>
              <span className={css.step}>
                <span>{_(placing.id)}</span>{' '}
                {totals.deliveryFee !== null && <span>{price(totals.total)}</span>}
              </span>
              <span className={css.obligation}>{_(obligation.id)}</span>
            </span>
          </Button>
        }
      >
        <form id="checkout" className={css.form} noValidate onSubmit={submit}>
          <Questions
            data={data}
            checkout={checkout}
            onEdit={(address) => addressOverlay.show({ to: 'edit', address })}
            onDelete={(address) => addressOverlay.show({ to: 'delete', address })}
          />
          {country.agreements.length > 0 && (
            <AgreementsSection
              agreements={country.agreements}
              accepted={form.agreements}
              errors={errors.errors}
              takenBack={checkout.agreementsTakenBack}
              onAccept={checkout.agree}
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
        {part && agreement && (
          <part.AgreementDialog
            agreement={agreement}
            facts={agreementFactsOf(
              { ...data, addresses: book.addresses, districts: districts.value ?? [] },
              form,
              chosen,
              deliveries.old ?? [],
              totals,
              country,
              addressLine,
            )}
            onClose={agreementOverlay.close}
          />
        )}
      </Overlay>
      <LoginAgain />
    </Container>
  );
};
