import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { SummaryList } from '../summary-list/summary-list.tsx';
import { Link } from '../testing/link.tsx';
import { Dropdown } from './dropdown.tsx';

const meta = {
  title: 'Overlays/Dropdown',
  component: Dropdown,
  args: {
    label: 'Содержимое корзины',
    trigger: (
      <Button>
        Корзина <Badge tone="lime">7</Badge>
      </Button>
    ),
    children: (
      <div style={{ display: 'grid', gap: 16, minInlineSize: 240 }}>
        <SummaryList
          rows={[
            { id: '1', term: '2 × Гель алоэ вера, 1 л', value: '2\u00a0646\u00a0сом' },
            { id: '2', term: '3 × Крем для рук с алоэ', value: '1\u00a0302\u00a0сом' },
          ]}
          total={{ term: 'Итого', value: '3\u00a0948\u00a0сом' }}
        />
        <Button wide render={<Link href="#cart" />}>
          В корзину
        </Button>
      </div>
    ),
  },
  render: (args) => (
    <div
      style={{
        display: 'flex',
        alignItems: 'start',
        justifyContent: args.align === 'start' ? 'start' : 'end',
        minBlockSize: 320,
      }}
    >
      <Dropdown {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Корзина/ }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Содержимое корзины' })).toBeVisible());
  },
} satisfies Meta<typeof Dropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = { tags: ['wide'] };
export const AtTheStart: Story = { args: { align: 'start' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
