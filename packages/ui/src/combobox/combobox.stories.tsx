import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'İlçe',
    placeholder: 'Seçin',
    options: [
      'Adalar',
      'Arnavutköy',
      'Ataşehir',
      'Beyoğlu',
      'Büyükçekmece',
      'Gaziosmanpaşa',
      'Kadıköy',
      'Küçükçekmece ve çevresindeki bütün köyler ile mahalleler',
      'Şile',
      'Şişli',
    ].map((label) => ({ value: label, label })),
    value: '',
    onChange: () => {},
    fold: (text) => text.toLocaleLowerCase('tr').trim(),
    countText: (count) => (count === 0 ? 'Sonuç yok' : `${count} sonuç`),
  },
  parameters: { lang: 'tr' },
  render: function Choice({ value, ...rest }: ComboboxProps) {
    const [chosen, setChosen] = useState(value);
    return <Combobox {...rest} value={chosen} onChange={setChosen} />;
  },
  // Room for the list.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Kadıköy' } };
export const Invalid: Story = { args: { error: 'Listeden seçin' } };
export const Disabled: Story = { args: { disabled: true, placeholder: 'Önce il seçin' } };
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'çekmece');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sonuç yok');
  },
};
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
  },
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    label: 'მიწოდების მუნიციპალიტეტი ან თვითმმართველი ქალაქი',
    hint: 'დაწერეთ სახელის ნაწილი',
    options: [
      'ახალციხის მუნიციპალიტეტი და მიმდებარე დასახლებები',
      'სამეგრელო-ზემო სვანეთისგანუყოფელიდასახლება',
    ].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
