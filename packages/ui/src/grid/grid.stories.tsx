import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from '../surface/surface.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  render: (args) => (
    <Grid {...args}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <Surface tone="mist">{place}</Surface>
        </li>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const inARow = (list: Element): number =>
  [...list.children].filter(
    (child, _, all) => child.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top,
  ).length;

export const Products: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(inARow(canvas.getByRole('list'))).toBe(window.innerWidth >= 1200 ? 4 : 2);
  },
};
export const Tiles: Story = {
  tags: ['wide'],
  args: { of: 'tiles' },
  play: async ({ canvas }) => {
    await expect(inARow(canvas.getByRole('list'))).toBe(window.innerWidth >= 992 ? 6 : 2);
  },
};
