import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Область',
    placeholder: 'Выберите область',
    options: [
      { value: '1', label: 'Чуйская область' },
      { value: '2', label: 'Ошская область' },
      { value: '3', label: 'Иссык-Кульская область и прилегающие к ней высокогорные районы' },
      { value: '4', label: 'Баткенская область', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: '2' } };
export const LongChosen: Story = { args: { defaultValue: '3' } };
export const Invalid: Story = { args: { error: 'Выберите область' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Сначала выберите область' } };
export const RightToLeft: Story = { args: { defaultValue: '2' }, parameters: { direction: 'rtl' } };
