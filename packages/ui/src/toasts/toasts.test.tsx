import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { StickyBar } from '../sticky-bar/sticky-bar.tsx';
import { toastHost } from './toast-places.ts';
import type { Toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

const done: Toast = { id: 'a', tone: 'success', text: 'Added to cart' };
const fault: Toast = { id: 'b', tone: 'error', text: 'Server error' };
const list = (toasts: readonly Toast[], onClose: (id: string) => void = () => {}) => (
  <Toasts toasts={toasts} onClose={onClose} label="Notifications" closeLabel="Close" />
);

describeComponent('Toasts', {
  element: () => list([done, fault]),
  takesClass: false,
  found: { role: 'region', name: 'Notifications' },
  stops: ['button', 'button'],
});

describe('Toasts', () => {
  const close = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    close.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('ERR-5 both regions are there before any message, and stay the same when it comes', () => {
    expect(renderToString(list([done]))).toBe('');
    const { rerender } = render(list([]));
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    expect([status.textContent, alert.textContent]).toEqual(['', '']);
    rerender(list([done, fault]));
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Added to cart');
    expect(screen.getByRole('alert')).toBe(alert);
    expect(alert.textContent).toBe('Server error');
  });

  it('SHELL-17 stand in the place of all that floats, above a bar while that is at the lower edge', () => {
    let see = (_seen: object[]) => {};
    let margin: string | undefined;
    let resized = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (seen: object[]) => void, init?: IntersectionObserverInit) {
          see = tell;
          margin = init?.rootMargin;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          resized = tell;
        }
        observe() {
          resized();
        }
        disconnect() {}
      },
    );
    const height = vi.spyOn(toastHost(), 'offsetHeight', 'get').mockReturnValue(0);
    const page = (withBar: boolean) => (
      <>
        <div id="floats" />
        {withBar && <StickyBar style={{ position: 'sticky' }}>Pay</StickyBar>}
        {list([done])}
      </>
    );
    const { rerender } = render(page(true));
    const isIn = (element: Element | null | undefined) =>
      element?.contains(screen.getByText('Added to cart'));
    const floats = document.getElementById('floats');
    expect(isIn(floats)).toBe(true);
    const bar = screen.getByText('Pay');
    const rises = () => bar.style.getPropertyValue('--messages-height');
    see([{ isIntersecting: true }]);
    expect(isIn(bar)).toBe(true);
    // As much room as they need is asked for above it; where it is missing, it rises above them.
    height.mockReturnValue(140);
    resized();
    expect(margin).toBe('-140px 0px 0px');
    see([{ isIntersecting: true }]);
    expect([isIn(bar), rises()]).toEqual([true, '0px']);
    see([{ isIntersecting: false }]);
    expect([isIn(floats), rises()]).toEqual([true, '140px']);
    see([{ isIntersecting: true }]);
    rerender(page(false));
    expect(isIn(floats)).toBe(true);
    vi.unstubAllGlobals();
  });

  it('ERR-5 is announced politely, errors at once', () => {
    render(list([done, fault]));
    expect(within(screen.getByRole('status')).getByText('Added to cart')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('Server error')).toBeTruthy();
  });

  it('ERR-5 lasts 3000 ms; an error stays', () => {
    render(list([done, fault], close));
    pass(2999);
    expect(close).not.toHaveBeenCalled();
    pass(1);
    expect(close.mock.calls).toEqual([['a']]);
    pass(600_000);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('ERR-5 stays while hovered, and while focused', () => {
    render(list([done], close));
    const toast = screen.getByText('Added to cart').parentElement!;
    fireEvent.mouseEnter(toast);
    pass(10_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    fireEvent.mouseLeave(toast);
    pass(10_000);
    expect(close).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    pass(3000);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays while the tab is hidden', () => {
    render(list([done], close));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(60_000);
    expect(close).not.toHaveBeenCalled();
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    pass(3000);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('ERR-5 can be closed', () => {
    render(list([fault], close));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close.mock.calls).toEqual([['b']]);
  });

  it('gives the focus back when it is closed by the keyboard', () => {
    render(
      <>
        <button>Pay</button>
        {list([fault], close)}
      </>,
    );
    screen.getByRole('button', { name: 'Pay' }).focus();
    screen.getByRole('button', { name: 'Close' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }));
  });

  it('with an action it waits 10 s; the action closes it', () => {
    const undo = vi.fn();
    render(list([{ ...done, action: { label: 'Undo', onPress: undo } }], close));
    pass(9999);
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(close.mock.calls).toEqual([['a']]);
  });
});
