import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceText } from './price-text.tsx';

const meta = {
  title: 'Basics/PriceText',
  component: PriceText,
  args: { amount: '1 323 сом' },
} satisfies Meta<typeof PriceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithOldPrice: Story = { args: { oldAmount: '1 890 сом', oldLabel: 'Старая цена' } };
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
  args: { amount: '12 345 678 ₸', oldAmount: '23 456 789 ₸', oldLabel: 'Старая цена', size: 'xl' },
};
