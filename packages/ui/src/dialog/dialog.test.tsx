import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Toast } from '../toasts/toast.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { describeComponent } from '../testing/describe-component.tsx';
import { Dialog } from './dialog.tsx';

describeComponent('Dialog', {
  element: ({ className }) => (
    <Dialog
      open
      onClose={() => {}}
      title="Region"
      closeLabel="Close"
      className={className}
      footer={<button>Save</button>}
    >
      Text
    </Dialog>
  ),
  found: { role: 'dialog', name: 'Region' },
  stops: ['button', 'button'],
});

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Region" closeLabel="Close">
        <button>Almaty</button>
      </Dialog>
      <Toasts toasts={[]} onClose={() => {}} label="Notifications" closeLabel="Close" />
    </>
  );
};
const opened = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog');
};

describe('Dialog', () => {
  it('A11Y-2 takes the focus, and gives it back when Escape closes it', async () => {
    const dialog = await opened();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes by its button', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by a press outside, but not when the press began inside', async () => {
    const dialog = await opened();
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Almaty' }));
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBe(dialog);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SHELL-17 holds the toast regions while it is open, so that messages are heard', async () => {
    const dialog = await opened();
    const region = screen.getByRole('alert');
    expect(dialog.contains(region)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toBe(region);
    expect(region.closest('dialog')).toBeNull();
  });

  it('SHELL-17 one that comes late, and one that takes the place of another, harm nothing of the page', async () => {
    const page = (open: 'none' | 'first' | 'second', toasts: readonly Toast[]) => (
      <>
        <Dialog open={open === 'first'} onClose={() => {}} title="Account" closeLabel="Close">
          1
        </Dialog>
        <Dialog open={open === 'second'} onClose={() => {}} title="Menu" closeLabel="Close">
          2
        </Dialog>
        <Toasts toasts={toasts} onClose={() => {}} label="Notifications" closeLabel="Close" />
      </>
    );
    const { rerender } = render(page('none', []));
    rerender(page('first', []));
    rerender(page('second', [{ id: 'a', tone: 'info', text: 'Sent' }]));
    expect(screen.getByRole('dialog', { name: 'Menu' }).contains(screen.getByText('Sent'))).toBe(true);
    rerender(page('first', []));
    rerender(page('none', [{ id: 'b', tone: 'error', text: 'Server error' }]));
    expect(screen.getByText('Server error').closest('dialog')).toBeNull();
  });

  it('A11Y-2 SHELL-5 gives the focus to the nearest heading when what opened it is gone', async () => {
    const Addresses = () => {
      const [asked, setAsked] = useState(false);
      const [list, setList] = useState(['Home']);
      return (
        <main>
          <h1>Checkout</h1>
          <section>
            <h2>Address</h2>
            {list.map((name) => (
              <p key={name}>
                <button onClick={() => setAsked(true)}>Delete {name}</button>
              </p>
            ))}
          </section>
          <Dialog open={asked} onClose={() => setAsked(false)} title="Delete?" closeLabel="Close">
            <button onClick={() => setList([])}>Yes</button>
          </Dialog>
        </main>
      );
    };
    render(<Addresses />);
    screen.getByRole('button', { name: 'Delete Home' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Address' }));
  });

  it('A11Y-2 that nobody opened leaves the focus at the heading of the page', () => {
    const page = (open: boolean) => (
      <main>
        <h1>Shop</h1>
        <Dialog open={open} onClose={() => {}} title="Region" closeLabel="Close">
          Text
        </Dialog>
      </main>
    );
    const { rerender } = render(page(true));
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shop' }));
  });

  it('tells when it is open and still', async () => {
    const onOpened = vi.fn();
    render(
      <Dialog open onClose={() => {}} title="Region" closeLabel="Close" onOpened={onOpened}>
        Text
      </Dialog>,
    );
    await expect.poll(() => onOpened.mock.calls.length).toBe(1);
  });
});
