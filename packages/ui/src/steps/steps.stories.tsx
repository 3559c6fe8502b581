import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    items: [
      { id: 'address', label: 'Адрес' },
      { id: 'delivery', label: 'Доставка' },
      { id: 'payment', label: 'Оплата' },
    ],
    current: 'delivery',
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    items: [
      { id: 'address', label: 'მიწოდების მისამართი' },
      { id: 'delivery', label: 'მიწოდების მეთოდი' },
      { id: 'payment', label: 'გადახდის მეთოდი' },
    ],
    current: 'payment',
  },
};
