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
  found: { role: 'alert' },
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

  it('is nothing without errors', () => {
    const { container } = render(<ErrorSummary title="Please check" errors={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
