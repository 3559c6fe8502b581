import { Table } from '@caravan/ui';
import type { I18n } from '@lingui/core';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lineKey } from '../../../shared/line-key.ts';
import { TotalsList } from '../../../shared/totals/totals-list.tsx';
import type { AgreementFacts } from './agreement-facts.ts';

interface AgreementGoodsProps {
  readonly facts: Pick<AgreementFacts, 'lines' | 'totals'>;
  readonly words: I18n;
}

/** What is bought, at what its buyer pays, and what it comes to. */
export const AgreementGoods = ({ facts: { lines, totals }, words }: AgreementGoodsProps) => {
  const { price } = useFormat();
  return (
    <>
      <Table
        caption={words._('agreement.goods-title')}
        rows={lines}
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
      <TotalsList totals={totals} />
    </>
  );
};
