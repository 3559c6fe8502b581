import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../testing/link.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Order {
  pk: string;
  date: string;
  status: string;
  sum: string;
}

const columns: TableColumn<Order>[] = [
  { id: 'pk', header: 'Заказ', cell: ({ pk }) => <Link href={`#${pk}`}>{pk}</Link>, rowHeader: true },
  { id: 'date', header: 'Дата', cell: ({ date }) => date },
  { id: 'status', header: 'Состояние', cell: ({ status }) => <Badge tone="mist">{status}</Badge> },
  { id: 'sum', header: 'Сумма', cell: ({ sum }) => sum, align: 'end' },
];

const meta = {
  title: 'Shop/Table',
  component: Table<Order>,
  args: {
    caption: 'Мои заказы',
    captionVisible: true,
    columns,
    rows: [
      { pk: 'KG-2026-000101', date: '21.11.2026', status: 'Оплачен', sum: '6\u00a0020\u00a0сом' },
      { pk: 'KG-2026-000087', date: '03.11.2026', status: 'Передан курьеру', sum: '12\u00a0900\u00a0сом' },
    ],
    rowKey: ({ pk }) => pk,
  },
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = { tags: ['wide'] };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const Empty: Story = { args: { rows: [] } };
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    caption: 'განთავსებული შეკვეთების ისტორია',
    rows: [
      {
        pk: 'GE-26-7F3K2Q',
        date: '21-11-2026',
        status: 'გადახდის დადასტურების მოლოდინში',
        sum: '12\u00a0345\u00a0678,00\u00a0₾',
      },
    ],
  },
};
