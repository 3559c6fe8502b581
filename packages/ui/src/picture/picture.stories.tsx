import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackShot } from '../testing/pack-shot.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Basics/Picture',
  component: Picture,
  args: {
    src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    alt: 'Гель алоэ вера',
    width: 320,
    height: 240,
    ground: 'mist',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotYetThere: Story = {};
export const There: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320, background: 'var(--mist)', borderRadius: 16 }}>
      <PackShot alt="Гель алоэ вера" priority />
    </div>
  ),
};
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };
