import type { Totals } from '@caravan/cart-rules';
import type { Address, DeliveryMethod, Region } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { AgreementFacts } from '../../features/checkout/agreement/agreement-facts.ts';
import { pricedLines } from '../../shared/totals/priced-lines.ts';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress, type CheckoutForm } from './checkout-form.ts';
import type { Chosen } from './chosen.ts';

/** What the checkout has loaded, and the districts of the province that is chosen. */
interface AgreementSources extends CheckoutData {
  readonly districts: readonly Region[];
}

const named = (places: readonly Region[], chosen: string | undefined): Region | null =>
  places.find(({ id }) => String(id) === chosen) ?? null;

/** What the agreements are filled with: the order and the form as they stand now (CHK-7). */
export const agreementFactsOf = (
  { order, addresses, provinces, districts, payments }: AgreementSources,
  form: CheckoutForm,
  chosen: Chosen,
  offers: readonly DeliveryMethod[],
  totals: Totals,
  { deliveryFacts, currency }: Pick<CountryDefinition, 'deliveryFacts' | 'currency'>,
  lineOf: (address: Pick<Address, 'province' | 'district' | 'city' | 'address' | 'added'>) => string,
): AgreementFacts => {
  const { entry } = form;
  const saved = chosenAddress(form, addresses);
  const place = {
    province: saved?.province ?? named(provinces, entry['province']),
    district: saved?.district ?? named(districts, entry['district']),
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
