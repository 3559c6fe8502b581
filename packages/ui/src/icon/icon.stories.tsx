import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';
import { paths, type IconName } from './paths.ts';

const meta = { title: 'Basics/Icon', component: Icon, args: { name: 'leaf' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const isName = (name: string): name is IconName => name in paths;
const names: IconName[] = Object.keys(paths).filter(isName);

const All = () => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
      gap: 16,
      padding: 0,
    }}
  >
    {names.map((name) => (
      <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 13 }}>
        <Icon name={name} style={{ fontSize: 28 }} />
        {name}
      </li>
    ))}
  </ul>
);

export const Set: Story = { tags: ['wide'], render: () => <All /> };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, render: () => <All /> };
