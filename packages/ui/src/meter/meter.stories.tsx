import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Shop/Meter',
  component: Meter,
  args: {
    label: 'Бесплатная доставка',
    value: 1680,
    max: 2000,
    text: (
      <>
        До бесплатной доставки <strong>0,320 CC</strong>
      </>
    ),
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Reached: Story = { args: { value: 2400, text: 'Доставка бесплатная' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    label: 'უფასო მიწოდება',
    text: 'უფასო მიწოდების მისაღებად დაამატეთ 1\u00a0234\u00a0567,00\u00a0₾-ის პროდუქცია',
  },
};
