import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoPlayer } from './video-player.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#d3e6d6"/><circle cx="460" cy="110" r="46" fill="#f3d9b8"/><path d="M0 300 200 180l140 90 130-70 170 100v60H0Z" fill="#2b7556"/></svg>',
)}`;

const meta = {
  title: 'Content/VideoPlayer',
  component: VideoPlayer,
  args: { src: 'data:video/webm;base64,', poster, title: 'Рассвет над рядами алоэ' },
  render: (args) => (
    <div style={{ aspectRatio: '16 / 9', maxInlineSize: 640, borderRadius: 16, overflow: 'hidden' }}>
      <VideoPlayer {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clip: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Рассвет над рядами алоэ')).toHaveFocus();
  },
};
export const Elsewhere: Story = { args: { src: 'about:blank', hosted: true } };
