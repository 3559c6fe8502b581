import type { Address } from '@caravan/contract';
import { addressForm, type CountryDefinition } from '@caravan/country';
import { toWire } from '@caravan/money';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newAddress } from '../../features/addresses/address-choice.tsx';
import { entryOf } from '../../features/addresses/address-entry.ts';
import { useAddressBook } from '../../features/addresses/use-address-book.ts';
import { checkoutTotals, type CheckoutChoices } from '../../features/checkout/checkout-totals.ts';
import { collectorForm, collectorPrefix } from '../../features/checkout/collector-form.ts';
import { chooseDelivery } from '../../features/checkout/choose-delivery.ts';
import { findCoupon } from '../../features/checkout/find-coupon.ts';
import { useDeliveries } from '../../features/checkout/use-deliveries.ts';
import { useFormErrors } from '../../shared/form/use-form-errors.ts';
import { minorOf } from '../../shared/format/amounts-from-wire.ts';
import { useShop } from '../../shared/shop.tsx';
import { without } from '../../shared/without.ts';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress, completed, firstForm, withAddress, type CheckoutForm } from './checkout-form.ts';
import type { Chosen, ChosenForm } from './chosen.ts';
import { keepForm, keptForm } from './kept-form.ts';
import { useCheckoutErrors } from './use-checkout-errors.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { valueOf } from './value-of.ts';

/** The checkout at work: what is filled in, what is wrong with it, what it comes to, and placing it. */
export const useCheckout = (told: CheckoutData) => {
  const { country, store, tab } = useShop();
  const book = useAddressBook(told.addresses);
  const { order, payments } = told;
  const data = { ...told, addresses: book.addresses };
  const [form, setForm] = useState(() =>
    withKnownAddress(keptForm(tab, order, firstForm(told, country)), told, country),
  );
  const [first] = useState(form);
  useEffect(() => keepForm(tab, order.pk, form), [tab, order.pk, form]);

  const { province, district } = form.entry;
  const place = useMemo(
    () => ({ provinceId: Number(province) || null, districtId: Number(district) || null }),
    [province, district],
  );
  const deliveries = useDeliveries(order.pk, place);
  // Of the place before while the new ones come; what could not be had is not offered, and no fee of it named.
  const offers = deliveries.state === 'unreachable' ? [] : (deliveries.old ?? []);
  const slug = chooseDelivery(form.delivery, offers, country.rules);
  const chosen: Chosen = {
    delivery: offers.find((offer) => offer.slug === slug) ?? null,
    payment: (payments.find((method) => method.slug === form.payment) ?? payments[0])?.slug ?? null,
  };
  const { coupon } = findCoupon(form, told.coupons ?? []);
  const choices: CheckoutChoices = {
    place,
    delivery: slug,
    payment: chosen.payment,
    coupon: coupon && minorOf(coupon.amount, country.currency),
  };
  const totals = checkoutTotals(order, choices, country, store);
  const total = toWire(totals.total, country.currency);
  // What was agreed to names the sum, how it comes and how it is paid, where the buyer is reached and where it goes: with others it is
  // agreed to anew (CHK-7). Deliveries that could not be asked for change nothing.
  const terms = JSON.stringify([total, slug, chosen.payment, without(form.entry, 'recipientName')]);
  const [agreed, setAgreed] = useState({ terms, takenBack: false });
  if (form.agreements.length > 0 && agreed.terms !== terms && deliveries.state === 'ready') {
    setForm({ ...form, agreements: [] });
    setAgreed({ terms, takenBack: true });
  }

  const errorsOf = useCheckoutErrors(data);
  const validate = (filled: CheckoutForm) => errorsOf(filled, chosen);
  const errors = useFormErrors<ChosenForm>({
    values: { form, chosen },
    validate: (filled) => errorsOf(filled.form, filled.chosen),
    valueOf,
    // A pickup asks for no address, a courier for nobody who collects.
    judgedWith: Object.fromEntries(
      [
        ...addressForm(country).map(({ name }) => `address-${name}`),
        ...collectorForm.map(({ name }) => `${collectorPrefix}${name}`),
      ].map((field) => [field, ['delivery-choice']]),
    ),
  });
  // Which delivery stands chosen follows the place, whose offers come later: what was wrong by the one before is judged anew.
  const followed = useRef(chosen);
  const followDelivery = useEffectEvent((now: string | null) => {
    const before = followed.current;
    followed.current = chosen;
    if (now !== slugOf(before)) errors.follow({ form, chosen: before }, { form, chosen });
  });
  const delivery = slugOf(chosen);
  useEffect(() => followDelivery(delivery), [delivery]);
  const missing = Object.keys(validate(form));
  const done = {
    address: !missing.some((id) => id.startsWith('address-')),
    delivery: !missing.some((id) => id === 'delivery-choice' || id.startsWith(collectorPrefix)),
  };
  const change = (part: Partial<CheckoutForm>) => {
    setForm((before) => ({ ...before, ...part }));
    errors.follow({ form, chosen }, { form: { ...form, ...part }, chosen });
  };

  const { busy, placeOrder } = usePlaceOrder({
    data,
    book,
    form,
    change,
    chosen,
    coupon: coupon?.code ?? null,
    total,
    deliveriesPending: deliveries.state === 'loading',
    validate,
    show: errors.show,
  });

  return {
    form,
    /** Something was chosen or typed since the page was opened. */
    touched: form !== first,
    change,
    agree: (agreements: readonly string[]) => {
      setAgreed({ terms, takenBack: false });
      change({ agreements });
    },
    /** What was agreed to has changed since, and is to be agreed to anew. */
    agreementsTakenBack: agreed.takenBack,
    chooseAddress: (address: string) => {
      errors.clear();
      setForm((before) => withAddress(before, address, data, country));
    },
    /** A saved address was changed or is gone: the form follows. */
    followAddress: (id: number, now: Address | null) =>
      setForm((before) => {
        const drafts = without(before.drafts, String(id));
        if (before.address !== String(id)) return { ...before, drafts };
        if (now) return { ...before, drafts, entry: entryOf(now, country) };
        const others = data.addresses.filter((address) => address.id !== id);
        const { address, entry } = firstForm({ ...data, addresses: others }, country);
        return { ...before, drafts, address, entry };
      }),
    errors,
    /** Which questions have all that they ask for. */
    done,
    book,
    deliveries,
    chosen,
    coupon,
    totals,
    busy,
    placeOrder,
  };
};

const slugOf = ({ delivery }: Chosen): string | null => delivery?.slug ?? null;

/** A kept choice of an address that is gone meanwhile falls back to the first form's; a changed one is as it is now. */
const withKnownAddress = (
  form: CheckoutForm,
  data: CheckoutData,
  country: Pick<CountryDefinition, 'phone' | 'addressChanges'>,
): CheckoutForm => {
  if (form.address === newAddress) return form;
  const saved = chosenAddress(form, data.addresses);
  if (saved) return { ...form, entry: completed(saved, form.entry, country) };
  const { address, entry } = firstForm(data, country);
  return { ...form, address, entry };
};

export type Checkout = ReturnType<typeof useCheckout>;
