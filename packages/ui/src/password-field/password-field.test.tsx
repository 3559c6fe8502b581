import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { PasswordField } from './password-field.tsx';

describeComponent('PasswordField', {
  element: (props) => <PasswordField {...props} label="Password" showLabel="Show" hideLabel="Hide" />,
  refTag: 'input',
  stops: ['input', 'button'],
});

it('shows what was typed only when asked, and hides it again', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'secret');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect([field.type, field.value]).toEqual(['text', 'secret']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.type).toBe('password');
});
