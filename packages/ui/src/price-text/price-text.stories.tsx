import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceText } from './price-text.tsx';

const meta = {
  title: 'Basics/PriceText',
  component: PriceText,
  args: { amount: '1\u00a0323\u00a0сом' },
} satisfies Meta<typeof PriceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithOldPrice: Story = { args: { oldAmount: '1\u00a0890\u00a0сом', oldLabel: 'Старая цена' } };
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <PriceText key={size} size={size} amount="1.234,50 ₺" oldAmount="1.500,00 ₺" oldLabel="Eski fiyat" />
      ))}
    </div>
  ),
};
export const VeryLarge: Story = {
  args: {
    amount: '12\u00a0345\u00a0678\u00a0₸',
    oldAmount: '23\u00a0456\u00a0789\u00a0₸',
    oldLabel: 'Старая цена',
    size: 'xl',
  },
};
