import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Комментарий к заказу', mark: '(необязательно)', counter: 'Осталось 500 знаков' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: { error: 'Не больше 500 знаков', defaultValue: 'Позвоните за час. '.repeat(30) },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    label: 'კომენტარი შეკვეთასთან დაკავშირებით',
    mark: '(არასავალდებულო)',
    counter: 'დარჩენილია 500 სიმბოლო',
    defaultValue: 'ელექტროგადამცემისაგანგებოუზრუნველყოფა'.repeat(4),
  },
};
export const Disabled: Story = { args: { disabled: true } };
