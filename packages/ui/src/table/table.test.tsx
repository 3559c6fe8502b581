import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Order {
  pk: string;
  sum: string;
}
const columns: TableColumn<Order>[] = [
  { id: 'pk', header: 'Order', cell: ({ pk }) => pk, rowHeader: true },
  { id: 'sum', header: 'Total', cell: ({ sum }) => sum, align: 'end' },
];
const rows = [
  { pk: '101', sum: '6 020 c' },
  { pk: '102', sum: '900 c' },
];
const table = { caption: 'Orders', columns, rows, rowKey: ({ pk }: Order) => pk };

describeComponent('Table', {
  element: (props) => <Table {...props} {...table} />,
  refTag: 'table',
  found: { role: 'table', name: 'Orders' },
});

it('names columns and rows; the labels for phones are not read twice', () => {
  render(<Table {...table} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Total',
  ]);
  const row = within(screen.getAllByRole('row')[1]!);
  expect(row.getByRole('rowheader', { name: '101' })).toBeTruthy();
  expect(row.getByRole('cell', { name: '6 020 c' })).toBeTruthy();
});
