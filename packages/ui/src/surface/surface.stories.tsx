import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from './surface.tsx';

const meta = { title: 'Layout/Surface', component: Surface } satisfies Meta<typeof Surface>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['plain', 'mist', 'sand', 'deep'] as const).map((tone) => (
        <Surface key={tone} tone={tone}>
          Скидка участника 30 %
        </Surface>
      ))}
    </div>
  ),
};
