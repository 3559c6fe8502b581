import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = { title: 'Basics/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="lime">7</Badge>
      <Badge tone="lime">Новинка</Badge>
      <Badge tone="clay">−15 %</Badge>
      <Badge tone="mist">0,125 CC</Badge>
      <Badge>Нет в наличии</Badge>
    </div>
  ),
};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  render: () => <Badge tone="clay">დროებით მიუწვდომელია თქვენს რეგიონში მიწოდებისთვის</Badge>,
};
