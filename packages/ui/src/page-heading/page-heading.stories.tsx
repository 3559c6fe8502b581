import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../testing/link.tsx';
import { PageHeading } from './page-heading.tsx';

const meta = {
  title: 'Layout/PageHeading',
  component: PageHeading,
  args: { children: 'Корзина' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLeadAndAside: Story = {
  tags: ['wide'],
  args: { lead: '4 товара, 7 штук', aside: <Link href="#shop">Все товары</Link> },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: { children: 'ელექტრონული კომერციის პერსონალურ მონაცემთა დაცვის პოლიტიკა' },
};
