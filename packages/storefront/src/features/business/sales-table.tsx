import type { Sale } from '@caravan/contract';
import { Badge, Table, type TableColumn } from '@caravan/ui';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useFormat } from '../../shared/format/use-format.ts';

const kinds = {
  sponsored: { tone: 'mist', name: msg({ id: 'business.sponsored' }) },
  referred: { tone: 'neutral', name: msg({ id: 'business.referred' }) },
} as const;

/** Orders of customers, the newest first (BIZ-3); rows become cards on phones. */
export const SalesTable = ({ sales }: { readonly sales: readonly Sale[] }) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  const { date } = useDates();
  const columns: readonly TableColumn<Sale & { readonly place: number }>[] = [
    { id: 'date', header: _('history.date'), rowHeader: true, whole: true, cell: (sale) => date(sale.date) },
    {
      id: 'customer',
      header: _('business.customer'),
      cell: ({ firstName }) => firstName ?? _('business.gone'),
    },
    {
      id: 'kind',
      header: _('business.kind'),
      cell: kindCell,
    },
    { id: 'cc', header: _('totals.cc'), align: 'end', cell: (sale) => cc(sale.cc) },
    { id: 'total', header: _('totals.total'), align: 'end', cell: ({ total }) => price(total) },
  ];
  return (
    <Table
      caption={_('business.sales')}
      columns={columns}
      rows={sales.map((sale, place) => ({ ...sale, place }))}
      rowKey={({ place }) => String(place)}
    />
  );
};

const KindBadge = ({ kind }: Pick<Sale, 'kind'>) => {
  const { _ } = useLingui();
  const { tone, name } = kinds[kind];
  return <Badge tone={tone}>{_(name)}</Badge>;
};

const kindCell = ({ kind }: Sale) => <KindBadge kind={kind} />;
