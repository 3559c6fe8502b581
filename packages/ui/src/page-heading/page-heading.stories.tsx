import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ canvas }) => {
    const { marginTop } = getComputedStyle(
      canvas.getByRole('heading', { level: 1 }).closest('[class*="head"]') ?? document.body,
    );
    await expect(marginTop).toBe(window.innerWidth >= 768 ? '24px' : '16px');
  },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: { children: 'ელექტრონული კომერციის პერსონალურ მონაცემთა დაცვის პოლიტიკა' },
};
