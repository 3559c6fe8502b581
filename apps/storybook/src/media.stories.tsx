import type { Meta, StoryObj } from '@storybook/react-vite';
import { reading, screens, type ScreenProps } from './screen.tsx';

const meta = {
  title: 'Screens/Media',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/multimedia/magazines' },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Magazines: Story = {};
export const NoMagazines: Story = { args: { answers: { 'GET magazine/magazine/': { results: [] } } } };
export const Unreachable: Story = { args: { answers: { 'GET magazine/magazine/': undefined } } };
export const Downloads: Story = { args: { path: '/multimedia/downloads' } };
/** A category in which there is nothing. */
export const NoDownloads: Story = {
  args: { path: '/multimedia/downloads?category=guides', answers: { 'GET upload/upload/': [] } },
};
export const Videos: Story = { args: { path: '/multimedia/video' } };
export const Albums: Story = { args: { path: '/multimedia/photo/album' } };
export const Album: Story = { args: { path: '/multimedia/photo/photos/1' } };
export const Catalogue: Story = { args: { path: '/products/catalogue' } };
export const Certificates: Story = { args: { path: '/products/certificates' } };
