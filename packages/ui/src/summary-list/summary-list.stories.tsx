import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Shop/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { id: 'gross', term: 'Без скидки', value: '8\u00a0600\u00a0сом' },
      { id: 'discount', term: 'Скидка 30 %', value: '−2\u00a0580\u00a0сом' },
      { id: 'delivery', term: 'Доставка', value: '200\u00a0сом', note: 'Курьер, Ош' },
      { id: 'cc', term: 'Баллы', value: '1,680 CC' },
    ],
    total: { term: 'Итого', value: '6\u00a0220\u00a0сом', note: 'В том числе НДС 667\u00a0сом' },
  },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    rows: [
      {
        id: 'a',
        term: 'დამატებითი გადასახადი ელექტრონული გადახდისთვის',
        value: '1\u00a0234\u00a0567,00\u00a0₾',
      },
    ],
    total: { term: 'გადასახდელი თანხა', value: '12\u00a0345\u00a0678,00\u00a0₾' },
  },
};
