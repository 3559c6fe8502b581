import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Steps } from './steps.tsx';

const items = ['Address', 'Delivery', 'Payment'].map((label) => ({ id: label, label }));

describeComponent('Steps', {
  element: (props) => <Steps {...props} items={items} current="Delivery" />,
  refTag: 'ol',
  found: { role: 'list' },
});

it('marks the step one is at', () => {
  render(<Steps items={items} current="Delivery" />);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Delivery');
});
