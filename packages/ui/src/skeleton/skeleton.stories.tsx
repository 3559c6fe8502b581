import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Waiting/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { lines: 4 } };
export const Block: Story = { args: { shape: 'block' } };
export const Cards: Story = {
  tags: ['wide'],
  render: () => (
    <Grid aria-busy>
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <Skeleton shape="card" />
        </li>
      ))}
    </Grid>
  ),
};
