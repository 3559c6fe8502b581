import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: {
    label: (
      <>
        Я прочитал(а) <a href="#agreement">договор купли-продажи</a> и согласен(на) с его условиями
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ticked: Story = { args: { defaultChecked: true, hint: 'Договор придёт на почту' } };
export const Invalid: Story = { args: { error: 'Без согласия мы не можем принять заказ' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    label:
      'გავეცანი დისტანციური გაყიდვის ხელშეკრულებას და ვეთანხმები პერსონალურ მონაცემთა დამუშავების პირობებს',
    hint: 'ხელშეკრულებას მიიღებთ ელექტრონულ ფოსტაზე',
    error: 'შეკვეთის გასაფორმებლად აუცილებელია თანხმობა',
  },
};
