import { expect, it } from 'vitest';
import { memoryKeeper } from '../shared/keeper.ts';
import { refusalOf } from './refusal-of.ts';

const kept = new Map<string, string>();

it.each([
  ['nothing', true, () => memoryKeeper(kept), null],
  ['cookies', false, () => memoryKeeper(kept), 'cookies'],
  ['storage', true, () => memoryKeeper(), 'storage'],
] as const)('SHELL-16 a browser that refuses %s', (_name, cookieEnabled, open, refusal) => {
  expect(refusalOf({ cookieEnabled }, open)).toBe(refusal);
  expect(kept.size).toBe(0);
});
