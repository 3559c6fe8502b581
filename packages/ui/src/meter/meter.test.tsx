import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Meter } from './meter.tsx';

describeComponent('Meter', {
  element: (props) => <Meter {...props} label="Free delivery" text="0,320 CC more" value={1680} max={2000} />,
  refTag: 'div',
  found: { role: 'meter', name: 'Free delivery' },
});

it.each([
  [1680, 2000, '84'],
  [-5, 100, '0'],
  [300, 100, '100'],
  [0, 0, '100'],
])('%d of %d is %s percent', (value, max, percent) => {
  render(<Meter label="Free delivery" text="" value={value} max={max} />);
  const meter = screen.getByRole('meter');
  expect(meter.getAttribute('aria-valuenow')).toBe(percent);
  // One that is reached has a tick.
  expect(meter.previousElementSibling?.querySelector('svg') !== null).toBe(percent === '100');
});
