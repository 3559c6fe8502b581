import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { PriceText } from '../price-text/price-text.tsx';
import { StickyBar } from './sticky-bar.tsx';

const meta = {
  title: 'Layout/StickyBar',
  component: StickyBar,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container>
      <p style={{ blockSize: '150vh' }}>Строки корзины</p>
      <StickyBar>
        <PriceText amount={'6\u00a0220\u00a0сом'} size="l" />
        <Button size="l">Оформить заказ</Button>
      </StickyBar>
    </Container>
  ),
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(bottom <= window.innerHeight).toBe(window.innerWidth < 992);
  },
};
export const LongestWordsBusy: Story = {
  parameters: { lang: 'ka' },
  render: () => (
    <Container>
      <StickyBar>
        <PriceText amount={'45\u00a0678,00\u00a0₾'} size="l" />
        <Button size="l" busy>
          გადახდაზე გადასვლა
        </Button>
      </StickyBar>
    </Container>
  ),
};
