import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Surface } from './surface.tsx';

describeComponent('Surface', { element: (props) => <Surface {...props}>Text</Surface>, refTag: 'div' });

it('is the element it is told to be', () => {
  const { container } = render(<Surface as="aside">Text</Surface>);
  expect(container.firstElementChild?.tagName).toBe('ASIDE');
});
