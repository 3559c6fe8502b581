import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../testing/link.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Страницы',
    page: 5,
    pages: 12,
    link: (page) => <Link href={`#page-${page}`} />,
    pageLabel: (page) => `Страница ${page}`,
    previousLabel: 'Предыдущая страница',
    nextLabel: 'Следующая страница',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const Last: Story = { args: { page: 12 } };
export const Hundreds: Story = { args: { page: 4999, pages: 9999 } };
