import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

const meta = {
  title: 'Overlays/SidePanel',
  component: SidePanel,
  args: { open: false, onClose: () => {}, title: 'Личный кабинет', closeLabel: 'Закрыть', children: null },
  render: function Page(args: SidePanelProps) {
    const [open, setOpen] = useState(false);
    const first = useRef<HTMLInputElement>(null);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Личный кабинет</Button>
        <SidePanel
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          onOpened={() => first.current?.focus()}
        >
          <form style={{ display: 'grid', gap: 16 }}>
            <TextField
              ref={first}
              label="Номер участника"
              hint="12 цифр с карты участника"
              autoComplete="username"
            />
            <PasswordField label="Пароль" showLabel="Показать" hideLabel="Скрыть" />
            <Button type="submit" wide size="l">
              Войти
            </Button>
          </form>
        </SidePanel>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Личный кабинет' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Личный кабинет' })).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Номер участника')).toHaveFocus());
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = { tags: ['wide'] };
export const AtTheStart: Story = { args: { side: 'start' } };
export const RightToLeft: Story = { tags: ['wide'], parameters: { direction: 'rtl' } };
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Личный кабинет' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
