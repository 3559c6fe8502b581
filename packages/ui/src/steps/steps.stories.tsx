import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    items: [
      { id: 'address', label: 'Адрес', done: true },
      { id: 'delivery', label: 'Доставка' },
      { id: 'payment', label: 'Оплата' },
    ],
    current: 'delivery',
    doneLabel: 'готово',
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    items: [
      { id: 'address', label: 'მიწოდების მისამართი', done: true },
      { id: 'delivery', label: 'მიწოდების მეთოდი', done: true },
      { id: 'payment', label: 'გადახდის მეთოდი' },
    ],
    current: 'payment',
    doneLabel: 'შესრულებულია',
  },
};
