import type { ApiError } from '@caravan/api-client';
import type { Order } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { AddressBook } from '../../features/addresses/use-address-book.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress, type CheckoutForm } from './checkout-form.ts';
import { askedFields, type Chosen } from './chosen.ts';
import { forgetForm } from './kept-form.ts';
import { placeOrderBody } from './place-order-body.ts';
import { serverErrorsOf } from './server-errors-of.ts';

/** The checkout as it stands when its order is placed. */
export interface FilledCheckout {
  readonly data: CheckoutData;
  readonly book: AddressBook;
  readonly form: CheckoutForm;
  readonly change: (part: Partial<CheckoutForm>) => void;
  readonly chosen: Chosen;
  /** The coupon's code; null without one. */
  readonly coupon: string | null;
  /** What the buyer saw, as it travels: another total at the server is a conflict. */
  readonly total: string;
  /** How the order can come is still being asked for. */
  readonly deliveriesPending: boolean;
  readonly validate: (form: CheckoutForm) => FormErrors;
  readonly show: (errors: FormErrors) => void;
}

/** Places the order of the checkout, and goes on to where it is paid, or thanked for; what is refused is shown (CHK-6, CHK-8). */
export const usePlaceOrder = ({
  data,
  book,
  form,
  change,
  chosen,
  coupon,
  total,
  deliveriesPending,
  validate,
  show,
}: FilledCheckout) => {
  const shop = useShop();
  const { country, tab } = shop;
  const { order } = data;
  const { _ } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** The order was to be placed before it was known how it can come. */
  const [early, setEarly] = useState(false);
  /** Sums that still differ after the order was read anew are reckoned by rules that changed since the page was loaded. */
  const conflicts = useRef(0);

  const refuse = async (error: ApiError): Promise<FormErrors> => {
    const said = serverErrorsOf(error, country);
    const faulty = Object.keys(error.fields).length;
    // What stands at its field is not said a second time.
    if (faulty === 0 || Object.keys(said).length < faulty) shop.report(error);
    if (error.code === 'cannot_place') {
      shop.order.end();
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
    setEarly(deliveriesPending);
    if (deliveriesPending) return;
    const found = validate(form);
    show(found);
    if (Object.keys(found).length > 0 || delivery === null || payment === null || busy) return;
    setBusy(true);
    show(await sendOrder(delivery, payment));
    setBusy(false);
  };
  /** The order, when it was placed and the answer alone was lost. */
  const placedUnheard = async ({ kind }: ApiError): Promise<Order | null> => {
    if (order.status !== 'draft' || (kind !== 'network' && kind !== 'timeout')) return null;
    const [, now] = await shop.api.get('order', { params: { id: order.pk } });
    return now?.status === 'awaiting_payment' || now?.status === 'confirmed' ? now : null;
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
        coupon,
        addressId: address.id,
        total,
      },
      country,
    );
    const [error, answer] = await shop.api.patch('placeOrder', { params: { id: order.pk }, body });
    const placed = error ? await placedUnheard(error) : answer;
    if (!placed) return error ? refuse(error) : {};
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
    if (!early || deliveriesPending) return undefined;
    const timer = setTimeout(() => void goOn());
    return () => clearTimeout(timer);
  }, [early, deliveriesPending]);

  return { busy: busy || early, placeOrder };
};

const hasGift = ({ details }: Pick<Order, 'details'>): boolean => details.some(({ gift }) => gift);
