import { expect, it } from 'vitest';
import { createGrowingPauses } from './growing-pauses.ts';

it('PAY-9 what fails is tried again after two turns, then after twice as many, up to the most', () => {
  const pauses = createGrowingPauses(120);
  const tried: number[] = [];
  for (let turn = 0; turn < 500; turn += 1) {
    if (!pauses.isDue('answer')) continue;
    tried.push(turn);
    pauses.failed('answer');
  }
  expect(tried).toEqual([0, 3, 8, 17, 34, 67, 132, 253, 374, 495]);
  expect(pauses.isDue('another')).toBe(true);
});

it('PAY-9 what succeeded in the end begins anew', () => {
  const pauses = createGrowingPauses(120);
  pauses.failed('answer');
  pauses.succeeded('answer');
  expect(pauses.isDue('answer')).toBe(true);
});
