import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { Dropdown } from './dropdown.tsx';

describeComponent('Dropdown', {
  element: ({ className }) => (
    <Dropdown trigger={<Button>Cart</Button>} label="Short cart" open className={className}>
      <Link href="/cart">To the cart</Link>
    </Dropdown>
  ),
  found: { role: 'region', name: 'Short cart' },
  stops: ['button', 'a'],
});

describe('Dropdown', () => {
  const change = vi.fn();
  const button = () => screen.getByRole('button', { name: 'Cart' });
  beforeEach(async () => {
    change.mockClear();
    render(
      <>
        <Dropdown trigger={<Button>Cart</Button>} label="Short cart" onOpenChange={change}>
          <a href="#cart">To the cart</a>
          <p>Two lines</p>
        </Dropdown>
        <p>Elsewhere</p>
      </>,
    );
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('region'),
    );
  });
  const isClosed = () => {
    expect(screen.queryByRole('region')).toBeNull();
    expect(change.mock.calls).toEqual([[true], [false]]);
  };

  it('closes by its button', async () => {
    await userEvent.click(button());
    isClosed();
  });
  it('closes by Escape and gives the focus back', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    isClosed();
    expect(document.activeElement).toBe(button());
  });
  it('closes by a press outside, but not inside', async () => {
    await userEvent.click(screen.getByText('Two lines'));
    expect(screen.queryByRole('region')).toBeTruthy();
    await userEvent.click(screen.getByText('Elsewhere'));
    isClosed();
  });
  it('closes when a link in it is followed', async () => {
    await userEvent.click(screen.getByRole('link'));
    isClosed();
  });
});
