import { describe, expect, it } from 'vitest';
import { createToasts } from './toasts.ts';

const undo = { label: 'Undo', perform: () => {} };
const open = () => {
  const toasts = createToasts();
  return { toasts, texts: () => toasts.store.getState().list.map(({ text }) => text) };
};

describe('ERR-5 short messages', () => {
  it('ERR-2 say the same once, the last time it was said', () => {
    const { toasts, texts } = open();
    toasts.error('Server error');
    toasts.show({ text: 'Saved', action: undo });
    toasts.show({ text: 'Link copied' });
    toasts.show({ text: 'Saved', action: undo });
    toasts.error('Server error');
    expect(texts()).toEqual(['Link copied', 'Saved', 'Server error']);
  });

  it('come and go by their ids', () => {
    const { toasts, texts } = open();
    toasts.show({ text: 'a' });
    toasts.error('a');
    toasts.show({ text: 'b' });
    toasts.dismiss(toasts.store.getState().list[0]?.id ?? 0);
    expect(texts()).toEqual(['a', 'b']);
    expect(toasts.store.getState().list[0]?.tone).toBe('error');
  });

  it('keep no more than three that offer something, so that a phone is not covered', () => {
    const { toasts, texts } = open();
    toasts.error('Server error');
    toasts.show({ text: 'Added' });
    for (const name of ['A', 'B', 'C', 'D']) toasts.show({ text: `${name} removed`, action: undo });
    expect(texts()).toEqual(['Server error', 'Added', 'B removed', 'C removed', 'D removed']);
  });

  it('taken back are gone, and nothing that says the same since', () => {
    const { toasts, texts } = open();
    const takeBack = toasts.show({ text: 'A removed', action: undo });
    toasts.show({ text: 'A removed', action: undo });
    takeBack();
    expect(texts()).toEqual(['A removed']);
  });
});
