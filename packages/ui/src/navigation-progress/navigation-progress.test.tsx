import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

describeComponent('NavigationProgress', {
  element: () => <NavigationProgress active label="Loading" />,
  takesClass: false,
});

describe('NavigationProgress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('SHELL-12 shows from 150 ms on, and goes when the page is there', () => {
    const { rerender } = render(<NavigationProgress active label="Loading" />);
    pass(149);
    expect(screen.queryByRole('progressbar')).toBeNull();
    pass(1);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    rerender(<NavigationProgress active={false} label="Loading" />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    rerender(<NavigationProgress active label="Loading" />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
