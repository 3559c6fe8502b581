import type { ApiError } from '@caravan/api-client';
import type { Address, Order } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { toWire } from '@caravan/money';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { newAddress } from '../../features/addresses/address-choice.tsx';
import { entryOf } from '../../features/addresses/address-entry.ts';
import { useAddressBook } from '../../features/addresses/use-address-book.ts';
import { checkoutTotals, type CheckoutChoices } from '../../features/checkout/checkout-totals.ts';
import { collectorPrefix } from '../../features/checkout/collector-form.ts';
import { chooseDelivery } from '../../features/checkout/choose-delivery.ts';
import { findCoupon } from '../../features/checkout/find-coupon.ts';
import { useDeliveries } from '../../features/checkout/use-deliveries.ts';
import { pathTo } from '../../routes/route-names.ts';
import { useFormErrors, type FormErrors } from '../../shared/form/use-form-errors.ts';
import { minorOf } from '../../shared/format/amounts-from-wire.ts';
import { useShop } from '../../shared/shop.tsx';
import { without } from '../../shared/without.ts';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress, completed, firstForm, withAddress, type CheckoutForm } from './checkout-form.ts';
import { askedFields, type Chosen } from './chosen.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';
import { placeOrderBody } from './place-order-body.ts';
import { serverErrorsOf } from './server-errors-of.ts';
import { useCheckoutErrors } from './use-checkout-errors.ts';
import { valueOf } from './value-of.ts';

/** The checkout at work: what is filled in, what is wrong with it, what it comes to, and placing it. */
export const useCheckout = (told: CheckoutData) => {
  const shop = useShop();
  const { country, store, tab } = shop;
  const { _ } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const book = useAddressBook(told.addresses);
  const { order, payments } = told;
  const data = { ...told, addresses: book.addresses };
  const [form, setForm] = useState(() =>
    withKnownAddress(keptForm(tab, order.pk, firstForm(told, country)), told, country),
  );
  const [first] = useState(form);
  const [busy, setBusy] = useState(false);
  /** The order was to be placed before it was known how it can come. */
  const [early, setEarly] = useState(false);
  /** Sums that still differ after the order was read anew are reckoned by rules that changed since the page was loaded. */
  const conflicts = useRef(0);
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

  const errorsOf = useCheckoutErrors(data);
  const validate = (filled: CheckoutForm) => errorsOf(filled, chosen);
  const errors = useFormErrors<CheckoutForm>({ validate, valueOf });
  const missing = Object.keys(validate(form));
  const done = {
    address: !missing.some((id) => id.startsWith('address-')),
    delivery: !missing.some((id) => id === 'delivery-choice' || id.startsWith(collectorPrefix)),
  };
  const change = (part: Partial<CheckoutForm>) => {
    setForm((before) => ({ ...before, ...part }));
    errors.follow(form, { ...form, ...part });
  };

  const refuse = async (error: ApiError): Promise<FormErrors> => {
    const said = serverErrorsOf(error, country);
    const faulty = Object.keys(error.fields).length;
    // What stands at its field is not said a second time.
    if (faulty === 0 || Object.keys(said).length < faulty) shop.report(error);
    if (error.code === 'cannot_place') {
      leaveOrder();
      await navigate(pathTo('cart'));
    } else if (error.code === 'already_paid')
      await navigate(pathTo('paySuccess', undefined, { order: order.pk }));
    else if (error.code === 'conflict' && conflicts.current > 0) location.reload();
    else if (error.code === 'conflict' || 'coupon' in error.fields) {
      conflicts.current += 1;
      await revalidate();
    }
    return said;
  };
  const leaveOrder = () => {
    forgetForm(tab);
    shop.order.end();
  };
  /** The address book first, where the form asks for it. */
  const savedAddress = async (): Promise<
    { readonly id: number | null } | { readonly errors: FormErrors }
  > => {
    if (chosen.delivery?.kind === 'pickup') return { id: null };
    const saved = chosenAddress(form, book.addresses);
    const asked = askedFields(form, data, chosen, country);
    if (saved && asked.length === 0) return { id: saved.id };
    if (!saved && !form.save) return { id: null };
    const result = saved ? await book.edit(saved.id, form.entry, asked) : await book.add(form.entry);
    if (result.ok) {
      change({ address: String(result.address.id) });
      return { id: result.address.id };
    }
    const named = Object.entries(result.errors).map(([field, text]) => [`address-${field}`, text]);
    return { errors: Object.fromEntries(named) };
  };
  const placeOrder = async (): Promise<void> => {
    const { delivery, payment } = chosen;
    setEarly(deliveries.state === 'loading');
    if (deliveries.state === 'loading') return;
    const found = validate(form);
    errors.show(found);
    if (Object.keys(found).length > 0 || delivery === null || payment === null || busy) return;
    setBusy(true);
    errors.show(await sendOrder(delivery, payment));
    setBusy(false);
  };
  const sendOrder = async (
    delivery: NonNullable<Chosen['delivery']>,
    payment: string,
  ): Promise<FormErrors> => {
    const address = await savedAddress();
    if ('errors' in address) return address.errors;
    const body = placeOrderBody(
      {
        form,
        delivery,
        payment,
        coupon: coupon?.code ?? null,
        addressId: address.id,
        total: toWire(totals.total, country.currency),
      },
      country,
    );
    const [error, placed] = await shop.api.patch('placeOrder', { params: { id: order.pk }, body });
    if (error) return refuse(error);
    if (hasGift(order) && !hasGift(placed)) shop.toasts.show({ text: _('checkout.gift-gone') });
    if (placed.status === 'awaiting_payment') await navigate(pathTo('pay'));
    else {
      forgetForm(tab);
      await navigate(pathTo('paySuccess', undefined, { order: placed.pk }));
    }
    return {};
  };
  const goOn = useEffectEvent(placeOrder);
  useEffect(() => {
    if (!early || deliveries.state === 'loading') return undefined;
    const timer = setTimeout(() => void goOn());
    return () => clearTimeout(timer);
  }, [early, deliveries.state]);

  return {
    form,
    /** Something was chosen or typed since the page was opened. */
    touched: form !== first,
    change,
    chooseAddress: (address: string) => {
      errors.clear();
      setForm((before) => withAddress(before, address, data, country));
    },
    /** A saved address was changed or is gone: the form follows. */
    followAddress: (id: number, now: Address | null) =>
      setForm((before) => {
        const drafts = without(before.drafts, String(id));
        if (before.address !== String(id)) return { ...before, drafts };
        if (now) return { ...before, drafts, entry: entryOf(now) };
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
    busy: busy || early,
    placeOrder,
  };
};

const hasGift = ({ details }: Pick<Order, 'details'>): boolean => details.some(({ gift }) => gift);

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
