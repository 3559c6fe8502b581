import type { Address } from '@caravan/contract';
import { addressForm, collectorForm } from '@caravan/country';
import { toWire } from '@caravan/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressBook } from '../../features/addresses/use-address-book.ts';
import { collectorPrefix } from '../../features/checkout/collector-prefix.ts';
import { useFormErrors } from '../../shared/form/use-form-errors.ts';
import { useShop } from '../../shared/shop.tsx';
import { without } from '../../shared/without.ts';
import type { CheckoutData } from './checkout-data.ts';
import {
  firstForm,
  withAddress,
  withChangedAddress,
  withKnownAddress,
  type CheckoutForm,
} from './checkout-form.ts';
import type { Chosen, ChosenForm } from './chosen.ts';
import { keepForm, keptForm } from './kept-form.ts';
import { useAgreed } from './use-agreed.ts';
import { useCheckoutErrors } from './use-checkout-errors.ts';
import { useChoices } from './use-choices.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { valueOf } from './value-of.ts';

/** The checkout at work: what is filled in, what is wrong with it, what it comes to, and placing it. */
export const useCheckout = (told: CheckoutData) => {
  const { country, tab } = useShop();
  const book = useAddressBook(told.addresses);
  const { order } = told;
  const data = { ...told, addresses: book.addresses };
  const [form, setForm] = useState(() =>
    withKnownAddress(keptForm(tab, order, firstForm(told, country)), told, country),
  );
  const [first] = useState(form);
  useEffect(() => keepForm(tab, order.pk, form), [tab, order.pk, form]);

  const { deliveries, chosen, coupon, totals } = useChoices(data, form);
  const total = toWire(totals.total, country.currency);
  const agreed = useAgreed({
    accepted: form.agreements,
    // They name the sum, how it comes and how it is paid, where the buyer is reached and where it goes.
    terms: JSON.stringify([total, slugOf(chosen), chosen.payment, without(form.entry, 'recipientName')]),
    // Deliveries that could not be asked for change nothing.
    settled: deliveries.state === 'ready',
    takeBack: () => setForm({ ...form, agreements: [] }),
  });

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
      agreed.note();
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
      setForm((before) => withChangedAddress(before, id, now, data, country)),
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

export type Checkout = ReturnType<typeof useCheckout>;
