import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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

  it('holds the toast regions while it is open, so that messages are heard', async () => {
    const dialog = await opened();
    expect(dialog.contains(screen.getByRole('alert'))).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alert').closest('dialog')).toBeNull();
  });

  it('tells when it is open and still', async () => {
    const onOpened = vi.fn();
    render(
      <Dialog open onClose={() => {}} title="Region" closeLabel="Close" onOpened={onOpened}>
        Text
      </Dialog>,
    );
    await vi.waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  });
});
