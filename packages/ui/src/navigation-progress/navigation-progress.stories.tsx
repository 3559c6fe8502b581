import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationProgress } from './navigation-progress.tsx';

const meta = {
  title: 'Waiting/NavigationProgress',
  component: NavigationProgress,
  // At the upper edge of a window of its own on the component's page.
  parameters: { docs: { story: { inline: false, height: '5rem' } } },
  args: { active: true, label: 'Загрузка' },
} satisfies Meta<typeof NavigationProgress>;
export default meta;

export const Late: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar');
  },
};
