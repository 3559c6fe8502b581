import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Доставка',
    value: 'courier',
    options: [
      { value: 'courier', title: 'Курьер, Ош', note: '1–2 дня', trailing: 'бесплатно' },
      { value: 'pickup', title: 'Самовывоз, Бишкек', note: 'Пн–Сб 11:00–17:00', trailing: '0\u00a0сом' },
      { value: 'post', title: 'Почта', note: 'Не доставляет в этот район', disabled: true },
    ],
  },
  render: function Choice({ value, ...rest }: RadioCardsProps) {
    const [chosen, setChosen] = useState(value);
    return <RadioCards {...rest} value={chosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /Курьер/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Самовывоз/ })).toBeChecked();
  },
};
export const Unanswered: Story = {
  args: { value: '', error: 'Выберите способ доставки', hint: 'Стоимость зависит от района' },
};
export const WithContent: Story = {
  args: {
    legend: 'Адрес',
    value: 'b',
    options: [
      { value: 'a', title: 'Айгуль Асанова', note: 'Ош, Ленина 12' },
      {
        value: 'b',
        title: 'Айгуль Асанова',
        note: 'Кара-Суу, улица не указана',
        content: <Button variant="outline">Дополнить адрес</Button>,
      },
    ],
  },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    legend: 'მიწოდების მეთოდი',
    options: [
      {
        value: 'courier',
        title: 'საკურიერო მომსახურება თბილისის შემოგარენში და მიმდებარე დასახლებებში',
        note: 'სამუშაო დღეებში 11:00–17:00',
        trailing: '123\u00a0456,00\u00a0₾',
      },
      {
        value: 'x',
        title: 'Республиканское-государственное-предприятие',
        trailing: '123\u00a0456,00\u00a0₾',
      },
    ],
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
