import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Waiting/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Turning: StoryObj<typeof meta> = {};
