import type { Totals } from '@caravan/cart-rules';
import type { DeliveryMethod } from '@caravan/contract';
import { addressLine } from '../../features/addresses/address-words.ts';
import type { AgreementFacts } from '../../features/checkout/agreement/agreement-facts.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { Chosen } from './checkout-faults.ts';
import { chosenAddress, type CheckoutForm } from './checkout-form.ts';

/** What the agreements are filled with: the order and the form as they stand now (CHK-7). */
export const agreementFactsOf = (
  { order, addresses, provinces, payments }: CheckoutData,
  form: CheckoutForm,
  chosen: Chosen,
  offers: readonly DeliveryMethod[],
  totals: Totals,
): AgreementFacts => {
  const { entry } = form;
  const saved = chosenAddress(form, addresses);
  const province = provinces.find(({ id }) => String(id) === entry.province);
  const typed = [province?.name, entry.city.trim(), entry.street.trim()].filter(Boolean).join(', ');
  return {
    buyer: {
      name: order.owner.name,
      memberId: order.owner.fboId,
      phone: entry.phone || (order.owner.phone ?? ''),
      email: entry.email || (order.owner.email ?? ''),
    },
    address: chosen.delivery?.kind === 'pickup' ? '' : saved ? addressLine(saved) : typed,
    lines: order.details,
    totals,
    delivery: offers.find(({ slug }) => slug === chosen.delivery?.slug)?.name ?? '',
    payment: payments.find(({ slug }) => slug === chosen.payment)?.name ?? '',
    orderCode: order.code,
  };
};
