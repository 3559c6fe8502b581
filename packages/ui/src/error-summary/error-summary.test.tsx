import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextField } from '../text-field/text-field.tsx';
import { describeComponent } from '../testing/describe-component.tsx';
import { ErrorSummary } from './error-summary.tsx';

describeComponent('ErrorSummary', {
  element: (props) => (
    <ErrorSummary {...props} title="Please check" errors={[{ field: 'email', message: 'No @ in it' }]} />
  ),
  refTag: 'div',
  found: { role: 'group', name: 'Please check' },
  stops: ['a'],
});

describe('ErrorSummary', () => {
  it('leads to the field', async () => {
    render(
      <>
        <ErrorSummary
          title="Please check"
          errors={[{ field: 'email', message: 'No @ in it' }, { message: 'Try later' }]}
        />
        <TextField id="email" label="Email" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'No @ in it' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByText('Try later')).toBeTruthy();
  });

  it('A11Y-2 leads to what has to be filled in first while a field cannot be used', async () => {
    render(
      <>
        <ErrorSummary title="Please check" errors={[{ field: 'district', message: 'Choose a district' }]} />
        <TextField id="province" label="Province" />
        <TextField id="closed" label="Closed" disabled />
        <TextField id="district" label="District" disabled />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Choose a district' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Province'));
  });

  it('A11Y-2 is read by the focus alone, not a second time as a live region', () => {
    render(<ErrorSummary title="Please check" errors={[{ field: 'email', message: 'No @ in it' }]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('group', { name: 'Please check', description: 'No @ in it' })).toBeTruthy();
  });

  it('is nothing without errors', () => {
    const { container } = render(<ErrorSummary title="Please check" errors={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
