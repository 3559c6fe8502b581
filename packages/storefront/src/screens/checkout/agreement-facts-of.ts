import type { Totals } from '@caravan/cart-rules';
import type { Address, DeliveryMethod } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { AgreementFacts } from '../../features/checkout/agreement/agreement-facts.ts';
import { pricedLines } from '../../shared/totals/priced-lines.ts';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress, type CheckoutForm } from './checkout-form.ts';
import type { Chosen } from './chosen.ts';

/** What the agreements are filled with: the order and the form as they stand now (CHK-7). */
export const agreementFactsOf = (
  { order, addresses, provinces, payments }: CheckoutData,
  form: CheckoutForm,
  chosen: Chosen,
  offers: readonly DeliveryMethod[],
  totals: Totals,
  { deliveryFacts, currency }: Pick<CountryDefinition, 'deliveryFacts' | 'currency'>,
  lineOf: (address: Pick<Address, 'province' | 'district' | 'city' | 'address' | 'added'>) => string,
): AgreementFacts => {
  const { entry } = form;
  const saved = chosenAddress(form, addresses);
  const place = saved ?? {
    province: provinces.find(({ id }) => String(id) === entry['province']) ?? null,
    district: null,
    city: entry['city'] ?? '',
    address: entry['street'] ?? '',
    added: entry,
  };
  return {
    buyer: {
      name: order.owner.name,
      memberId: order.owner.fboId,
      phone: entry['phone'] || (order.owner.phone ?? ''),
      email: entry['email'] || (order.owner.email ?? ''),
    },
    address: chosen.delivery?.kind === 'pickup' ? '' : lineOf(place),
    lines: pricedLines(order, currency),
    totals,
    delivery: offers.find(({ slug }) => slug === chosen.delivery?.slug)?.name ?? '',
    carrier: deliveryFacts[chosen.delivery?.slug ?? '']?.carrier ?? '',
    payment: payments.find(({ slug }) => slug === chosen.payment)?.name ?? '',
    orderCode: order.code,
  };
};
