import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PackShot } from '../testing/pack-shot.tsx';
import { Zoom } from './zoom.tsx';

const meta = {
  title: 'Shop/Zoom',
  component: Zoom,
  args: {
    title: 'Гель алоэ вера, 1 л',
    openLabel: 'Увеличить фото',
    closeLabel: 'Закрыть',
    open: false,
    onOpenChange: () => {},
    children: <PackShot />,
    large: <PackShot alt="Зелёная бутылка с белой этикеткой" />,
  },
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ maxInlineSize: 240 }}>
        <Zoom {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
} satisfies Meta<typeof Zoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Enlarged: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить фото' }));
    await waitFor(() => expect(canvas.getByAltText('Зелёная бутылка с белой этикеткой')).toBeVisible());
  },
};
