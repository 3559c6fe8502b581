import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => {},
    title: 'Ваш регион',
    closeLabel: 'Закрыть',
    children: 'От региона зависят цены, наличие и доставка.',
  },
  render: function Page(args: DialogProps) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>Сохранить</Button>}
        />
        <Toasts
          toasts={open ? [{ id: 'a', tone: 'error', text: 'Ошибка сервера' }] : []}
          onClose={() => {}}
          label="Сообщения"
          closeLabel="Скрыть сообщение"
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ['wide'],
  args: {
    children: (
      <RadioCards
        legend="Регион"
        legendHidden
        value="2"
        options={[
          { value: '2', title: 'Алматы' },
          { value: '1', title: 'Астана' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const dialog = canvas.getByRole('dialog', { name: 'Ваш регион' });
    await expect(canvas.getByRole('heading', { name: 'Ваш регион' })).toHaveFocus();
    await expect(dialog).toContainElement(canvas.getByRole('alert'));
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
export const ClosedByAPressOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await userEvent.click(canvas.getByText(/От региона/));
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const LongerThanTheWindow: Story = {
  args: { children: <p>{'Цены, наличие и доставка зависят от региона. '.repeat(120)}</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const { bottom } = canvas.getByRole('button', { name: 'Сохранить' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const LongestWordsBusy: Story = {
  // Open from the start: on the component's page it has a window of its own.
  parameters: { lang: 'ka', docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'მიწოდების მისამართის წაშლის დადასტურება',
    children: 'წაშლილი მისამართის აღდგენა შეუძლებელია, მაგრამ უკვე განთავსებულ შეკვეთებს ეს არ შეეხება.',
    footer: <Button busy>მისამართის საბოლოოდ წაშლა</Button>,
    open: true,
  },
  render: (args) => <Dialog {...args} />,
};
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
  },
};
