import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', showLabel: 'Показать', hideLabel: 'Скрыть', defaultValue: 'aloe-vera' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
  },
};
export const Invalid: Story = { args: { error: 'Неверный номер участника или пароль', defaultValue: '' } };
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    label: 'გაიმეორეთ ახალი პაროლი',
    showLabel: 'პაროლის ჩვენება',
    hideLabel: 'პაროლის დამალვა',
    hint: 'არანაკლებ რვა სიმბოლო, მათ შორის ციფრი',
  },
};
export const Disabled: Story = { args: { disabled: true } };
