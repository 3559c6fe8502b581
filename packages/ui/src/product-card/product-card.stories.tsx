import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { PriceText } from '../price-text/price-text.tsx';
import { Link } from '../testing/link.tsx';
import { PackShot } from '../testing/pack-shot.tsx';
import { leadCard } from './card-sizes.ts';
import { ProductCard } from './product-card.tsx';

const add = fn();

const meta = {
  title: 'Shop/ProductCard',
  component: ProductCard,
  args: {
    picture: <PackShot />,
    name: 'Гель алоэ вера, 1 л',
    link: <Link href="#gel" />,
    code: '№ 715',
    cc: <Badge tone="mist">0,125 CC</Badge>,
    price: (
      <PriceText amount={'1\u00a0323\u00a0сом'} oldAmount={'1\u00a0890\u00a0сом'} oldLabel="Старая цена" />
    ),
    badge: <Badge tone="lime">Хит</Badge>,
    action: (
      <Button wide onClick={add}>
        В корзину
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Гель алоэ вера, 1 л' });
    const card = canvas.getByRole('article').getBoundingClientRect();
    const hit = document.elementFromPoint(card.left + card.width / 2, card.top + card.width / 2);
    await expect(hit).toBe(link);
    add.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(add).toHaveBeenCalledTimes(1);
  },
};
export const OutOfStock: Story = {
  args: { muted: true, badge: <Badge>Нет в наличии</Badge>, action: undefined, note: 'Ожидаем 12 декабря' },
};
export const LongName: Story = {
  args: {
    name: 'Восстанавливающий ночной крем с экстрактом алоэ вера, прополисом и гиалуроновой кислотой для сухой кожи',
    badge: (
      <>
        <Badge tone="lime">Новинка</Badge>
        <Badge tone="clay">−15 %</Badge>
      </>
    ),
  },
};
export const InAGrid: Story = {
  tags: ['wide'],
  render: (args) => (
    <Grid>
      {['#2b7556', '#e0a63b', '#bcd8c9', '#c7653a', '#7fa8d4', '#d9cfbf'].map((colour, place) => (
        <li key={colour}>
          <ProductCard
            {...args}
            tone={place % 2 ? 'sand' : 'mist'}
            picture={<PackShot colour={colour} />}
            name={place === 1 ? 'Мёд с прополисом и маточным молочком, 250 г' : args.name}
            price={place % 3 === 0 ? args.price : <PriceText amount={'1\u00a0323\u00a0сом'} />}
            note={place % 2 ? 'Осталось 2 шт.' : undefined}
          />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const prices = canvas.getAllByText(/1.323.сом/);
    const rows = Map.groupBy(canvas.getAllByRole('article'), top);
    await expect(rows.size).toBeGreaterThan(1);
    for (const cards of rows.values()) {
      const begin = prices.filter((price) => cards.some((card) => card.contains(price))).map(top);
      await expect(begin).toEqual(cards.map(() => begin[0]));
    }
  },
};
export const FirstOfAGrid: Story = {
  tags: ['wide'],
  render: (args) => (
    <Grid>
      {['#2b7556', '#e0a63b', '#bcd8c9', '#c7653a', '#7fa8d4'].map((colour, place) => (
        <li key={colour}>
          <ProductCard
            {...args}
            size={place === 0 ? leadCard : undefined}
            ground={place === 0 ? '#e6f1f2' : undefined}
            picture={<PackShot colour={colour} />}
          />
        </li>
      ))}
    </Grid>
  ),
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
