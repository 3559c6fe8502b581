import type { OrderSummary } from '@caravan/contract';
import { Table, type TableColumn } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../../routes/route-names.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Link } from '../../../shared/link/link.tsx';
import { monthName } from '../../../shared/format/month-name.ts';
import { StatusBadge } from '../status-badge.tsx';

/** Orders, newest first; rows become cards on phones (ORD-2). */
export const OrderTable = ({ orders }: { readonly orders: readonly OrderSummary[] }) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  const { date } = useDates();
  const columns: readonly TableColumn<OrderSummary>[] = [
    {
      id: 'code',
      header: _('history.code'),
      rowHeader: true,
      whole: true,
      cell: codeCell,
    },
    { id: 'date', header: _('history.date'), whole: true, cell: ({ createdAt }) => date(createdAt) },
    { id: 'status', header: _('history.status'), cell: statusCell },
    { id: 'delivery', header: _('totals.delivery'), cell: ({ deliveryName }) => deliveryName ?? '—' },
    {
      id: 'billed',
      header: _('history.billed-to'),
      cell: ({ billedTo }) => (billedTo === null ? '—' : _(monthName(billedTo))),
    },
    { id: 'cc', header: _('totals.cc'), align: 'end', cell: ({ ccSum }) => cc(ccSum) },
    {
      id: 'total',
      header: _('totals.total'),
      align: 'end',
      cell: ({ total }) => price(total),
    },
  ];
  return <Table caption={_('history.title')} columns={columns} rows={orders} rowKey={({ code }) => code} />;
};

const codeCell = ({ pk, code }: OrderSummary) => <Link to={pathTo('orderDetails', { pk })}>{code}</Link>;

const statusCell = (order: OrderSummary) => <StatusBadge order={order} />;
