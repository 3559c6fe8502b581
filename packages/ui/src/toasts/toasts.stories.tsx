import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Toasts } from './toasts.tsx';

const stay = 3_600_000;

// They are shown beside the page, not in it: `screen`, not the story's canvas.
const meta = {
  title: 'Messages/Toasts',
  component: Toasts,
  // Each state has a window of its own on the component's page: they stand at the edge of it.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: { label: 'Сообщения', closeLabel: 'Закрыть', onClose: fn(), toasts: [] },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['wide'],
  play: async () => {
    for (const button of screen.getAllByRole('button', { name: 'Закрыть' })) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left >= 0 && right <= window.innerWidth).toBe(true);
    }
  },
  args: {
    toasts: [
      { id: 'a', tone: 'success', text: 'В корзине: 3 шт. на 12\u00a0000\u00a0₸', duration: stay },
      {
        id: 'b',
        tone: 'info',
        text: 'Гель алоэ вера удалён',
        action: { label: 'Вернуть', onPress: () => {} },
        duration: stay,
      },
      {
        id: 'c',
        tone: 'error',
        text: 'Ошибка сервера. Номер запроса 01J9ZK4T7Q, сообщите его службе поддержки.',
      },
    ],
  },
};
export const None: Story = {
  play: async () => {
    await expect(screen.getByRole('status')).toBeInTheDocument();
    await expect(screen.getByRole('alert')).toBeInTheDocument();
  },
};
export const Undone: Story = {
  args: {
    toasts: [
      {
        id: 'b',
        tone: 'info',
        text: 'Товар удалён',
        action: { label: 'Вернуть', onPress: fn() },
        duration: stay,
      },
    ],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    await expect(args.onClose).toHaveBeenCalledWith('b');
  },
};
export const Many: Story = {
  args: {
    toasts: [
      { id: 'a', tone: 'info', text: 'В корзине: Гель алоэ вера', duration: stay },
      {
        id: 'b',
        tone: 'info',
        text: 'Сохранено',
        action: { label: 'Показать', onPress: () => {} },
        duration: stay,
      },
      { id: 'c', tone: 'info', text: 'В корзине: Нектар алоэ', duration: stay },
    ],
  },
  // Of messages that pass the last is enough.
  play: async () => {
    // They appear slowly.
    await waitFor(() => expect(screen.getByText('Сохранено')).toBeVisible());
    await waitFor(() => expect(screen.getByText('В корзине: Нектар алоэ')).toBeVisible());
    await expect(screen.getByText('В корзине: Гель алоэ вера')).not.toBeVisible();
  },
};
export const RightToLeft: Story = { ...All, parameters: { direction: 'rtl' } };
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    toasts: [
      {
        id: 'a',
        tone: 'error',
        text: 'შეკვეთის განთავსება შეუძლებელია: დაბრუნდით კალათაში და ამოიღეთ მიუწვდომელი პროდუქცია',
        action: { label: 'კალათაში დაბრუნება', onPress: () => {} },
      },
    ],
  },
};
