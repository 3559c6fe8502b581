import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { record } from './record.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const budgets = [{ of: / kB$/, most: 110 }];
const recorded = (): unknown => JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')).figures;

it('PERF-3 a run of one country leaves the figures of the others', () => {
  record('pages', { 'kg home kB': 100, 'kz home kB': 101 }, budgets, folder);
  expect(record('pages', { 'kz home kB': 99 }, budgets, folder)).toBe(true);
  expect(recorded()).toEqual({ 'kg home kB': 100, 'kz home kB': 99 });
});

it('PERF-3 a run that breaks a budget is not what the next one is compared with', () => {
  record('pages', { 'kg home kB': 100 }, budgets, folder);
  expect(record('pages', { 'kg home kB': 111 }, budgets, folder)).toBe(false);
  expect(recorded()).toEqual({ 'kg home kB': 100 });
});

it.each([Number.NaN, Infinity, 0])(
  'PERF-3 %d is no figure: it is not what the next run is compared with',
  (value) => {
    record('pages', { 'kg home CPU ms': 100, 'kg home CPU TBT ms': 0 }, budgets, folder);
    expect(record('pages', { 'kg home CPU ms': value }, budgets, folder)).toBe(false);
    expect(recorded()).toEqual({ 'kg home CPU ms': 100, 'kg home CPU TBT ms': 0 });
  },
);
