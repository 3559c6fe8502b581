import type { Agreement } from '@caravan/country';
import { localized } from '@caravan/country';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useShop } from '../../../shared/shop.tsx';
import type { AgreementFacts } from './agreement-facts.ts';
import css from './agreement-text.module.css';
import { agreementClauses, type AgreementClause } from './agreement-clauses.ts';
import { AgreementGoods } from './agreement-goods.tsx';
import { AgreementBuyer, AgreementSeller, Pairs } from './agreement-parties.tsx';

export interface AgreementTextProps {
  readonly agreement: Agreement;
  readonly facts: AgreementFacts;
  /** The words of agreements, which the page's own do not hold. */
  readonly words: I18n;
}

/** An agreement whole, filled with this order: seller, goods, sums, term of withdrawal (CHK-7). */
export const AgreementText = ({ agreement, facts, words }: AgreementTextProps) => {
  const { country, language } = useShop();
  const { price } = useFormat();
  const { seller, withdrawalDays } = country;
  const { address, delivery, carrier, payment, totals, orderCode } = facts;
  const values = {
    seller: localized(seller.name, language, country),
    email: seller.email,
    phone: seller.phone,
    days: withdrawalDays,
    total: price(totals.total),
    delivery,
    payment,
    address: address === '' ? delivery : address,
    order: orderCode,
  };
  const shown = {
    seller: <AgreementSeller words={words} />,
    buyer: <AgreementBuyer facts={facts} words={words} />,
    carrier: carrier !== '' && <Pairs pairs={[[words._('agreement.carrier'), carrier]]} />,
    'return-carrier': carrier !== '' && <Pairs pairs={[[words._('agreement.return-carrier'), carrier]]} />,
    goods: <AgreementGoods facts={facts} words={words} />,
  } satisfies Record<NonNullable<AgreementClause['shows']>, ReactNode>;

  return (
    <article className={css.text} lang={language}>
      <p className={css.version}>{words._('agreement.version', { version: agreement.version })}</p>
      {agreementClauses[agreement.slug].map((clause, place) => (
        <section key={clause.title.id} className={css.clause}>
          <h3 className={css.heading}>
            {place + 1}. {words._(clause.title.id)}
          </h3>
          {words
            ._(clause.text.id, values)
            .split('\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          {clause.shows && shown[clause.shows]}
        </section>
      ))}
    </article>
  );
};
