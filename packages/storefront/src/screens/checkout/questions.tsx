import type { Address } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { AddressChoice } from '../../features/addresses/address-choice.tsx';
import { paymentFeeOf } from '../../features/checkout/checkout-totals.ts';
import { CommentSection } from '../../features/checkout/comment-section.tsx';
import { CouponSection } from '../../features/checkout/coupon-section.tsx';
import { DeliverySection } from '../../features/checkout/delivery-section.tsx';
import { PartBrief } from '../../features/checkout/part-brief.tsx';
import { PaymentSection } from '../../features/checkout/payment-section.tsx';
import { Section } from '../../features/checkout/section.tsx';
import { useShop } from '../../shared/shop.tsx';
import { AddressBrief } from './address-brief.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress } from './checkout-form.ts';
import { CouponBrief } from './coupon-brief.tsx';
import { DeliveryBrief } from './delivery-brief.tsx';
import { PaymentBrief } from './payment-brief.tsx';
import type { Checkout } from './use-checkout.ts';
import { useParts } from './use-parts.ts';

interface QuestionsProps {
  readonly data: CheckoutData;
  readonly checkout: Checkout;
  readonly onEdit: (address: Address) => void;
  readonly onDelete: (address: Address) => void;
}

/** What the checkout asks: each part open to be filled in, or answered in short as it was the last time (CHK-2, CHK-10). */
export const Questions = ({ data, checkout, onEdit, onDelete }: QuestionsProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const { form, change, errors, book, deliveries, chosen, totals } = checkout;
  const { isOpen, open } = useParts(data, checkout);
  const offer = (deliveries.old ?? []).find(({ slug }) => slug === chosen.delivery?.slug) ?? null;
  const pickup = offer?.kind === 'pickup' ? offer : null;
  const feeOf = (slug: string) => paymentFeeOf(slug, totals, data.order.owner.level, country);
  return (
    <>
      {isOpen('address') ? (
        <Section id="address" title={_('checkout.address')}>
          <AddressChoice
            addresses={book.addresses}
            provinces={data.provinces}
            chosen={form.address}
            entry={form.entry}
            save={form.save}
            errors={errors.errors}
            onChoose={checkout.chooseAddress}
            onEntry={(entry) => change({ entry })}
            onSave={(save) => change({ save })}
            onLeave={(field) => errors.leave(`address-${field}`)}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </Section>
      ) : (
        <AddressBrief
          address={chosenAddress(form, book.addresses)}
          pickup={pickup}
          // Where it is collected changes with the delivery.
          onChange={() => open(pickup ? 'delivery' : 'address')}
        />
      )}
      {isOpen('delivery') ? (
        <DeliverySection
          deliveries={deliveries}
          chosen={chosen.delivery?.slug ?? null}
          placeKnown={Boolean(form.entry['district'])}
          collector={form.collector}
          errors={errors.errors}
          onChoose={(delivery) => change({ delivery })}
          onCollector={(collector) => change({ collector })}
          onLeave={errors.leave}
        />
      ) : (
        <DeliveryBrief offer={offer} collector={form.collector} onChange={() => open('delivery')} />
      )}
      {isOpen('payment') ? (
        <PaymentSection
          methods={data.payments}
          chosen={chosen.payment ?? ''}
          feeOf={feeOf}
          error={errors.errors['payment-choice']}
          onChoose={(payment) => change({ payment })}
        />
      ) : (
        <PaymentBrief
          method={data.payments.find(({ slug }) => slug === chosen.payment)}
          fee={feeOf(chosen.payment ?? '')}
          onChange={() => open('payment')}
        />
      )}
      {data.coupons &&
        (isOpen('coupon') ? (
          <CouponSection
            coupons={data.coupons}
            chosen={checkout.coupon?.code ?? ''}
            typed={form.couponTyped}
            error={errors.errors['coupon-code']}
            onChoose={(coupon) => change({ coupon, couponTyped: '' })}
            onType={(couponTyped) => change({ couponTyped })}
            onLeave={() => errors.leave('coupon-code')}
          />
        ) : (
          <CouponBrief coupons={data.coupons} coupon={checkout.coupon} onChange={() => open('coupon')} />
        ))}
      {isOpen('comments') ? (
        <CommentSection comment={form.comment} onChange={(comment) => change({ comment })} />
      ) : (
        <PartBrief id="comments" title={_('checkout.comments')} onChange={() => open('comments')}>
          <p>{form.comment.trim() || _('checkout.no-comment')}</p>
        </PartBrief>
      )}
    </>
  );
};
