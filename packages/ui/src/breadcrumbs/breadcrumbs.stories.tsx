import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../testing/link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Путь',
    items: [
      { label: 'Магазин', link: <Link href="#shop" /> },
      { label: 'Напитки алоэ', link: <Link href="#drinks" /> },
      { label: 'Восстанавливающий гель алоэ вера с персиком, 1 л' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Product: StoryObj<typeof meta> = {};
