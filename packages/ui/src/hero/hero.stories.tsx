import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PackShot } from '../testing/pack-shot.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Shop/Hero',
  component: Hero,
  args: {
    title: 'Алоэ, которое растёт под вашим именем',
    lead: 'Цена участника, баллы CC и доставка по всему Кыргызстану — в одной корзине.',
    actions: (
      <>
        <Button size="l">В магазин</Button>
        <Button size="l" variant="outline">
          Стать участником
        </Button>
      </>
    ),
    picture: <PackShot colour="#e38a3f" priority />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['wide'] };
export const Apricot: Story = { tags: ['wide'], globals: { theme: 'apricot' } };
export const WordsOnly: Story = { args: { picture: undefined, actions: undefined } };
export const RightToLeft: Story = { tags: ['wide'], parameters: { direction: 'rtl' } };
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    title: 'ალოეზე დამზადებული კეთილდღეობის საშუალებები მთელი ოჯახისთვის',
    actions: <Button size="l">რეგისტრაცია დისტრიბუტორად</Button>,
  },
};
