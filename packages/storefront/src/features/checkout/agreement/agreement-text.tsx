import type { Agreement } from '@caravan/country';
import { localized } from '@caravan/country';
import { SummaryList, Table, type SummaryRow } from '@caravan/ui';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lineKey } from '../../../shared/line-key.ts';
import { useShop } from '../../../shared/shop.tsx';
import { TotalsList } from '../../../shared/totals/totals-list.tsx';
import type { AgreementFacts } from './agreement-facts.ts';
import css from './agreement-text.module.css';
import { agreementClauses, type AgreementClause } from './agreement-clauses.ts';

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
  const { seller } = country;
  const name = localized(seller.name, language, country);
  const values = {
    seller: name,
    email: seller.email,
    phone: seller.phone,
    days: country.withdrawalDays,
    total: price(facts.totals.total),
    delivery: facts.delivery,
    payment: facts.payment,
    address: facts.address === '' ? facts.delivery : facts.address,
    order: facts.orderCode,
  };
  const rows = (pairs: readonly (readonly [term: string, value: string])[]): readonly SummaryRow[] =>
    pairs.filter(([, value]) => value !== '').map(([term, value]) => ({ id: term, term, value }));
  const shown = {
    seller: (
      <SummaryList
        rows={rows([
          [words._('agreement.name'), name],
          [words._('agreement.address'), localized(seller.address, language, country)],
          [words._('agreement.phone'), seller.phone],
          [words._('agreement.email'), seller.email],
          ...seller.registrations.map(
            ({ label, value }) => [localized(label, language, country), value] as const,
          ),
        ])}
      />
    ),
    buyer: (
      <SummaryList
        rows={rows([
          [words._('agreement.name'), facts.buyer.name],
          [words._('agreement.member'), facts.buyer.memberId],
          [words._('agreement.address'), facts.address],
          [words._('agreement.phone'), facts.buyer.phone],
          [words._('agreement.email'), facts.buyer.email],
        ])}
      />
    ),
    carrier: facts.carrier !== '' && (
      <SummaryList rows={rows([[words._('agreement.carrier'), facts.carrier]])} />
    ),
    'return-carrier': facts.carrier !== '' && (
      <SummaryList rows={rows([[words._('agreement.return-carrier'), facts.carrier]])} />
    ),
    goods: (
      <>
        <Table
          caption={words._('agreement.goods-title')}
          rows={facts.lines}
          rowKey={({ line }) => lineKey(line)}
          columns={[
            {
              id: 'name',
              header: words._('agreement.product'),
              cell: ({ line }) => nonBreaking(line.productName),
              rowHeader: true,
            },
            {
              id: 'quantity',
              header: words._('agreement.quantity'),
              cell: ({ line }) => line.quantity,
              align: 'end',
            },
            {
              id: 'price',
              header: words._('agreement.price'),
              cell: ({ unit }) => price(unit),
              align: 'end',
            },
            {
              id: 'sum',
              header: words._('agreement.sum'),
              cell: ({ own }) => price(own),
              align: 'end',
            },
          ]}
        />
        <TotalsList totals={facts.totals} />
      </>
    ),
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
