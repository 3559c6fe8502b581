import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { Button } from './button.tsx';

describeComponent('Button', {
  element: (props) => <Button {...props}>Save</Button>,
  refTag: 'button',
  found: { role: 'button', name: 'Save' },
  stops: ['button'],
});

describeComponent('Button as a link', {
  element: ({ className }) => (
    <Button render={<Link href="/cart" />} {...(className ? { className } : {})}>
      To the cart
    </Button>
  ),
  found: { role: 'link', name: 'To the cart' },
  stops: ['a'],
});

describe('Button', () => {
  it('SHELL-12 a busy button cannot be pressed twice and keeps focus and name', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Pay</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    rerender(
      <Button onClick={press} busy>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('SHELL-12 a busy button does not send its form, not even by Enter in a field', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('is not a submit button unless told so', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});
