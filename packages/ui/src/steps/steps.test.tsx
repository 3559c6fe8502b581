import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Steps } from './steps.tsx';

const items = ['Address', 'Delivery', 'Payment'].map((label) => ({
  id: label,
  label,
  done: label === 'Address',
}));

describeComponent('Steps', {
  element: (props) => <Steps {...props} items={items} current="Delivery" doneLabel="done" />,
  refTag: 'ol',
  found: { role: 'list' },
});

it('CHK-9 tells steps that are done, the one at hand and the next apart', () => {
  render(<Steps items={items} current="Delivery" doneLabel="done" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Address done',
    'Delivery',
    'Payment',
  ]);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Delivery');
});
