import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNames } from './sample-member.ts';
import { reading, screens, withFacts, type ScreenProps } from './screen.tsx';

const retail = 'GET retail/';
const novus = withFacts('GET users/3/', { extraFields: { ...sampleNames, level: 'novus' } });
const nothing = { results: [], count: 0 };
const next = { level: 'assistant_supervisor', missingCc: '1.250', until: '2026-12-31T17:59:59.999Z' };

const meta = {
  title: 'Screens/Business',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/my-business', member: true },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MyBusiness: Story = {};
export const WithoutSales: Story = {
  args: { answers: { 'GET business/sales/': nothing, 'GET order/order/': nothing } },
};
export const HighestLevel: Story = {
  args: { answers: withFacts('GET business/volume/', { level: 'manager', next: null }) },
};
export const NotYet: Story = {
  args: { answers: withFacts('GET business/volume/', { level: 'novus', next }) },
};
export const Unreachable: Story = { args: { answers: { 'GET business/volume/': undefined } } };
export const PriceList: Story = { args: { path: '/products/price-list' } };
export const PriceListUnreachable: Story = {
  args: { path: '/products/price-list', answers: { 'GET catalogue/price-list/': undefined } },
};
export const RetailPage: Story = { args: { path: '/retail' } };
export const RetailApplication: Story = {
  args: { path: '/retail', answers: withFacts(retail, { status: 'none', name: null, expires: null }) },
};
export const RetailApplied: Story = {
  args: { path: '/retail', answers: withFacts(retail, { status: 'received', expires: null }) },
};
export const RetailRefused: Story = {
  args: {
    path: '/retail',
    answers: withFacts(retail, {
      status: 'refused',
      expires: null,
      reason: 'The name is that of a product.',
    }),
  },
};
export const RetailExpired: Story = {
  args: {
    path: '/retail',
    answers: withFacts(retail, { status: 'expired', expires: '2026-11-01T06:00:00.000Z' }),
  },
};
export const RetailNotYet: Story = { args: { path: '/retail', answers: novus } };
export const RetailUnreachable: Story = { args: { path: '/retail', answers: { [retail]: undefined } } };
