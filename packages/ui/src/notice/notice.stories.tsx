import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = { title: 'Messages/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['wide'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Notice>{'Заказы от 3\u00a0000\u00a0сом доставляем бесплатно'}</Notice>
      <Notice tone="success">Адрес сохранён</Notice>
      <Notice tone="warn" title="Цена изменилась">
        {'Было 620\u00a0сом, стало 650\u00a0сом'}
      </Notice>
      <Notice tone="clay" action={<Button variant="outline">Убрать</Button>}>
        Комплекса витаминов больше нет в наличии. Уберите его, чтобы оформить заказ.
      </Notice>
      <Notice tone="clay" compact>
        Разовый лимит: не больше 3 в одном заказе
      </Notice>
    </div>
  ),
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  render: () => (
    <Notice
      tone="warn"
      title="შეკვეთის განთავსება დროებით შეუძლებელია"
      action={<Button variant="outline">კალათიდან ამოღება</Button>}
    >
      კალათაში არსებული ერთ-ერთი პროდუქტი აღარ არის მარაგში, ამიტომ შეკვეთის გასაფორმებლად ამოიღეთ იგი.
    </Notice>
  ),
};
