import { describe, expect, it } from 'vitest';
import { inLetters, renamed, shortNames } from './short-classes.ts';

describe('PERF-2 short class names', () => {
  const sheet =
    '.scoped-a-9_Zx-card{animation:scoped-a-9_Zx-turn 1s}.scoped-a-9_Zx-card>.scoped-a-9_Zx-with2Lines{color:red}';

  it('are the module’s letters and the place at which the sheet says a name first', () => {
    const names = shortNames(sheet, 'b');
    expect(renamed(sheet, names)).toBe('.b0{animation:b1 1s}.b0>.b2{color:red}');
    expect(renamed('export const card = "scoped-a-9_Zx-card";', names)).toBe('export const card = "b0";');
  });

  it('fail the build where a script names what the sheet does not say', () => {
    expect(() => renamed('"scoped-abcdef-new"', shortNames(sheet, 'b'))).toThrow('scoped-abcdef-new');
  });

  it('count in letters without two numbers alike', () => {
    expect([0, 25, 26, 51, 52, 103, 104].map(inLetters)).toEqual(['a', 'z', 'A', 'Z', 'aa', 'aZ', 'ba']);
    expect(new Set(Array.from({ length: 5000 }, (_, number) => inLetters(number))).size).toBe(5000);
  });
});
