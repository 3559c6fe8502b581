import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Checkbox } from './checkbox.tsx';

describeComponent('Checkbox', {
  element: (props) => <Checkbox {...props} label="I agree" error="Please agree" />,
  refTag: 'input',
  found: { role: 'checkbox', name: 'I agree' },
  stops: ['input'],
});

it('is ticked by its label and by Space', async () => {
  render(<Checkbox label="I agree" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(screen.getByText('I agree'));
  expect(box.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});
