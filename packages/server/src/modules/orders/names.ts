import type { PaymentKind } from '@caravan/cart-rules';
import { localized, type CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';

interface Words {
  readonly name: string;
  readonly description: string;
}

/** Payment methods that go by a name of their own, by slug. */
const ownNames: Readonly<Record<string, Words>> = {
  demir: { name: 'order.payment.demir', description: 'order.payment.demir.description' },
};

/** All others are called by their kind. */
const kindNames: Readonly<Record<PaymentKind, Words>> = {
  card: { name: 'order.payment.card', description: 'order.payment.card.description' },
  'on-delivery': { name: 'order.payment.onDelivery', description: 'order.payment.onDelivery.description' },
};

/** How a payment method is called and explained. Unknown ones are shown by their slug, never refused: old orders keep theirs. */
export const paymentWords = (
  { rules }: Pick<CountryDefinition, 'rules'>,
  slug: string,
  words: I18n,
): Words => {
  const kind = rules.payments.find((payment) => payment.slug === slug)?.kind;
  const ids = ownNames[slug] ?? (kind && kindNames[kind]);
  return ids
    ? { name: words._(ids.name), description: words._(ids.description) }
    : { name: slug, description: '' };
};

/** How a delivery is called; by its slug when the country no longer has it. */
export const deliveryName = (
  country: Pick<CountryDefinition, 'deliveryFacts' | 'defaultLanguage'>,
  slug: string,
  language: Language,
): string => {
  const facts = country.deliveryFacts[slug];
  return facts ? localized(facts.name, language, country) : slug;
};
