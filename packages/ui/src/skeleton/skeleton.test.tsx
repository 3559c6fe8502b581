import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Skeleton } from './skeleton.tsx';

describeComponent('Skeleton', { element: (props) => <Skeleton {...props} lines={3} />, refTag: 'div' });

it.each(['line', 'block', 'card'] as const)('SHELL-12 a %s says nothing', (shape) => {
  const { container } = render(<Skeleton shape={shape} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('');
});
