import { localized } from '@caravan/country';
import { SummaryList } from '@caravan/ui';
import type { I18n } from '@lingui/core';
import { useShop } from '../../../shared/shop.tsx';
import type { AgreementFacts } from './agreement-facts.ts';

interface PairsProps {
  readonly pairs: readonly (readonly [term: string, value: string])[];
}

/** Terms with what is known of them; one without a value is left out. */
export const Pairs = ({ pairs }: PairsProps) => (
  <SummaryList
    rows={pairs.filter(([, value]) => value !== '').map(([term, value]) => ({ id: term, term, value }))}
  />
);

/** Who sells, with the numbers that the country's law wants to see. */
export const AgreementSeller = ({ words }: { readonly words: I18n }) => {
  const { country, language } = useShop();
  const { name, address, phone, email, registrations } = country.seller;
  return (
    <Pairs
      pairs={[
        [words._('agreement.name'), localized(name, language, country)],
        [words._('agreement.address'), localized(address, language, country)],
        [words._('agreement.phone'), phone],
        [words._('agreement.email'), email],
        ...registrations.map(({ label, value }) => [localized(label, language, country), value] as const),
      ]}
    />
  );
};

interface AgreementBuyerProps {
  readonly facts: Pick<AgreementFacts, 'buyer' | 'address'>;
  readonly words: I18n;
}

/** Who buys, and where it goes. */
export const AgreementBuyer = ({ facts: { buyer, address }, words }: AgreementBuyerProps) => (
  <Pairs
    pairs={[
      [words._('agreement.name'), buyer.name],
      [words._('agreement.member'), buyer.memberId],
      [words._('agreement.address'), address],
      [words._('agreement.phone'), buyer.phone],
      [words._('agreement.email'), buyer.email],
    ]}
  />
);
