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
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    label: 'გზა',
    items: [
      { label: 'ინტერნეტმაღაზია', link: <Link href="#shop" /> },
      { label: 'პერსონალური მოვლის საშუალებები', link: <Link href="#care" /> },
      { label: 'სახის დამატენიანებელი ლოსიონი ალოე ვერას ექსტრაქტით, 118 მლ' },
    ],
  },
};
