import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { Link } from '../testing/link.tsx';
import { PackShot } from '../testing/pack-shot.tsx';
import { CategoryTile } from './category-tile.tsx';

const meta = {
  title: 'Shop/CategoryTile',
  component: CategoryTile,
  args: { name: 'Напитки алоэ', link: <Link href="#drinks" />, picture: <PackShot /> },
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { args: { note: '12 товаров' } };
export const Row: Story = {
  tags: ['wide'],
  render: (args) => (
    <Grid of="tiles">
      {[
        'Напитки алоэ',
        'Пчелопродукты',
        'Уход за кожей',
        'Уход и гигиена',
        'Контроль веса и питание',
        'პერსონალური მოვლა',
      ].map((name, place) => (
        <li key={name}>
          <CategoryTile {...args} name={name} tone={place % 2 ? 'mist' : 'sand'} />
        </li>
      ))}
    </Grid>
  ),
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: { name: 'პერსონალური ჰიგიენისა და მოვლის საშუალებები', note: '128 პროდუქტი' },
};
