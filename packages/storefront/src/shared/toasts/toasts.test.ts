import { expect, it } from 'vitest';
import { createToasts } from './toasts.ts';

const action = { label: 'Undo', perform: () => {} };
const texts = ({ store }: ReturnType<typeof createToasts>) => store.getState().list.map(({ text }) => text);

it('SHELL-17 of messages that pass only the last is shown: three products added are no pile', () => {
  const toasts = createToasts();
  for (const text of ['one', 'two', 'three']) toasts.show({ text });
  expect(texts(toasts)).toEqual(['three']);
});

it('SHELL-17 what can be answered, and errors, wait beside them', () => {
  const toasts = createToasts();
  toasts.show({ text: 'removed', action });
  toasts.error('failed');
  toasts.show({ text: 'one' });
  toasts.show({ text: 'two' });
  expect(texts(toasts)).toEqual(['removed', 'failed', 'two']);
});

it('ERR-2 the same error twice is one', () => {
  const toasts = createToasts();
  for (const text of ['failed', 'other', 'failed']) toasts.error(text);
  expect(texts(toasts)).toEqual(['other', 'failed']);
});
