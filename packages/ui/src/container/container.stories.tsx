import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../surface/surface.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;

export const Widths: StoryObj<typeof meta> = {
  tags: ['wide'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['page', 'text', 'form'] as const).map((width) => (
        <Container key={width} width={width}>
          <Surface tone="mist">{width}</Surface>
        </Container>
      ))}
    </div>
  ),
};
