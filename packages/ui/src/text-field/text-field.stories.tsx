import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Получатель', defaultValue: 'Айгуль Асанова' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'Имя и фамилия' } };
export const WithHintAndMark: Story = {
  args: { label: 'Отчество', mark: '(необязательно)', hint: 'Как в паспорте', defaultValue: '' },
};
export const Invalid: Story = {
  args: {
    label: 'Эл. почта',
    defaultValue: 'aigul@',
    type: 'email',
    error: 'В адресе не хватает части после @. Пример: aigul@mail.kg',
  },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { description: /не хватает части/ });
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Search: Story = {
  args: {
    label: 'Поиск',
    labelHidden: true,
    type: 'search',
    defaultValue: '',
    placeholder: 'Название или код товара',
    leading: <Icon name="search" />,
  },
};
export const WithTrailing: Story = {
  args: {
    label: 'Номер карты',
    defaultValue: '4242 4242 4242 4242',
    inputMode: 'numeric',
    autoComplete: 'cc-number',
    trailing: <Badge tone="mist">VISA</Badge>,
  },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    label: 'მიმღების სრული სახელი და გვარი პირადობის მოწმობის მიხედვით',
    hint: 'მიუთითეთ ისე, როგორც დოკუმენტშია მითითებული',
    error: 'გთხოვთ, შეავსოთ აუცილებელი ველი',
    defaultValue: '',
  },
};
export const RightToLeft: Story = {
  parameters: { direction: 'rtl', lang: 'ar' },
  args: {
    label: 'اسم المستلم',
    defaultValue: 'أحمد',
    error: 'هذا الحقل مطلوب',
    leading: <Icon name="user" />,
  },
};
