import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Shop/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { id: 'gross', term: 'Без скидки', value: '8 600 сом' },
      { id: 'discount', term: 'Скидка 30 %', value: '−2 580 сом' },
      { id: 'delivery', term: 'Доставка', value: '200 сом', note: 'Курьер, Ош' },
      { id: 'cc', term: 'Баллы', value: '1,680 CC' },
    ],
    total: { term: 'Итого', value: '6 220 сом', note: 'В том числе НДС 667 сом' },
  },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    rows: [{ id: 'a', term: 'დამატებითი გადასახადი ელექტრონული გადახდისთვის', value: '1 234 567,00 ₾' }],
    total: { term: 'გადასახდელი თანხა', value: '12 345 678,00 ₾' },
  },
};
