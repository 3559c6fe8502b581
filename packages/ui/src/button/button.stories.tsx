import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../testing/link.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Оформить заказ' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Variants: Story = {
  tags: ['wide'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button>В корзину</Button>
      <Button variant="outline">Стать участником</Button>
      <Button variant="quiet">Все товары</Button>
      <Button variant="danger" icon={<Icon name="trash" />}>
        Очистить корзину
      </Button>
      <Button disabled>Нет в наличии</Button>
      <Button aria-disabled>Оформить заказ</Button>
      <Button size="s">В корзину</Button>
      <Button size="l">К оплате</Button>
    </div>
  ),
};
export const Busy: Story = {
  args: { busy: true, onClick: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const KeepsItsWidthWhenBusy: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button data-testid="idle">{'Оплатить 6\u00a0220\u00a0сом'}</Button>
      <Button data-testid="busy" busy>
        {'Оплатить 6\u00a0220\u00a0сом'}
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = ['idle', 'busy'].map((id) => canvas.getByTestId(id).getBoundingClientRect());
    await expect([busy?.width, busy?.height]).toEqual([idle?.width, idle?.height]);
  },
};
export const LooksUnavailableAndCanBeReached: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button disabled>Оформить заказ</Button>
      <Button aria-disabled>Оформить заказ</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [off, waiting] = canvas.getAllByRole('button').map((button) => {
      const { color, backgroundColor, cursor } = getComputedStyle(button);
      return [color, backgroundColor, cursor];
    });
    await expect(waiting).toEqual(off);
    canvas.getAllByRole('button')[1]?.focus();
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: { wide: true, size: 'l', children: 'მიწოდების მისამართის დადასტურება და გადახდაზე გადასვლა' },
  parameters: { lang: 'ka' },
};
export const AsLink: Story = { args: { render: <Link href="#cart" />, children: 'Перейти в корзину' } };
