import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newAddress } from '../../features/addresses/address-choice.tsx';
import { collectorPrefix } from '../../features/checkout/collector-prefix.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { firstForm } from './checkout-form.ts';
import type { Checkout } from './use-checkout.ts';

const parts = ['address', 'delivery', 'payment', 'coupon', 'comments'] as const;

/** A question of the checkout that is answered in short where its answer is known (CHK-10). */
export type CheckoutPart = (typeof parts)[number];

/** How the ids of a part's fields begin. */
const prefixes: Readonly<Record<CheckoutPart, readonly string[]>> = {
  address: ['address-'],
  delivery: ['delivery-', collectorPrefix],
  payment: ['payment-'],
  coupon: ['coupon-'],
  comments: ['comment'],
};

export interface Parts {
  readonly isOpen: (part: CheckoutPart) => boolean;
  /** Opens it by a press: the focus goes there. */
  readonly open: (part: CheckoutPart) => void;
}

/**
 * Which parts of the checkout stand open: all for who orders for the first time; else those that were asked for, and those whose
 * last answer does not hold for this order. What is open stays open.
 */
export const useParts = (data: CheckoutData, checkout: Checkout): Parts => {
  const { last } = data;
  const { hash } = useLocation();
  const stale = useStale(data, checkout);
  const [opened, setOpened] = useState(() => parts.filter((part) => hash === `#${part}`));
  const due = parts.filter((part) => !opened.includes(part) && stale(part));
  if (last && due.length > 0) setOpened([...opened, ...due]);

  const [pressed, setPressed] = useState<CheckoutPart | null>(null);
  useEffect(() => {
    if (pressed) document.getElementById(`${pressed}-title`)?.focus();
  }, [pressed]);

  return {
    isOpen: (part) => last === null || opened.includes(part),
    open: (part) => {
      setPressed(part);
      setOpened([...opened, part]);
    },
  };
};

/** Tells of a part whether what was chosen last cannot be taken over as it is, or something is wrong with it. */
const useStale = (
  data: CheckoutData,
  { form, chosen, done, deliveries, errors }: Checkout,
): ((part: CheckoutPart) => boolean) => {
  const { country } = useShop();
  const offers = deliveries.value;
  const rule = country.rules.delivery.find(({ slug }) => slug === form.delivery);
  const couriersGo = offers?.some(({ kind }) => kind === 'courier') ?? true;
  const chosenNow = form.address !== firstForm(data, country).address;
  const known = form.address !== newAddress && (chosenNow || form.address === String(data.last?.addressId));
  const stale: Readonly<Record<CheckoutPart, boolean>> = {
    // Nobody comes to an address for what is collected.
    address: rule?.kind !== 'pickup' && (!known || !done.address || !couriersGo),
    delivery:
      deliveries.state === 'unreachable' ||
      (offers !== null && (chosen.delivery?.slug !== form.delivery || !done.delivery)),
    payment: chosen.payment !== form.payment,
    coupon: false,
    comments: false,
  };
  const faulty = Object.keys(errors.errors);
  return (part) => stale[part] || faulty.some((id) => prefixes[part].some((start) => id.startsWith(start)));
};
