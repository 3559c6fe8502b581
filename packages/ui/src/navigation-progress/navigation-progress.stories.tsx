import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationProgress } from './navigation-progress.tsx';

const meta = {
  title: 'Waiting/NavigationProgress',
  component: NavigationProgress,
  args: { active: true, label: 'Загрузка' },
} satisfies Meta<typeof NavigationProgress>;
export default meta;

export const Late: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar');
  },
};
