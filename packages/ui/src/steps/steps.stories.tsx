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

export const Second: StoryObj<typeof meta> = {};
