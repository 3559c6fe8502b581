import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Читается, но не видно' },
  render: (args) => (
    <p style={{ position: 'relative' }}>
      Видно <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Hidden: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Читается, но не видно').getBoundingClientRect().width).toBeLessThanOrEqual(
      1,
    );
  },
};
