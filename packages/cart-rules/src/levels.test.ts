import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditsOfTwo,
  isHigher,
  levelReached,
  levels,
  newMemberCredits,
  nextLevel,
  noCredits,
  standardLevelCc,
  type Level,
  type MonthCredits,
} from './index.ts';

const rules = {};
const month = (credits: Partial<MonthCredits>): MonthCredits => ({ ...noCredits, ...credits });

const anyMonth: fc.Arbitrary<MonthCredits> = fc.record({
  own: fc.nat(150_000),
  joinedNow: fc.nat(150_000),
  joinedBefore: fc.nat(150_000),
});
const someLevel: fc.Arbitrary<Level> = fc.constantFrom(...levels);

describe('REG-11 the level that credits of two months reach', () => {
  it.each([
    ['novus', 0, 'novus'],
    ['novus', 1999, 'novus'],
    ['novus', 2000, 'assistant_supervisor'],
    ['novus', 24_999, 'assistant_supervisor'],
    ['assistant_supervisor', 25_000, 'supervisor'],
    ['novus', 75_000, 'assistant_manager'],
    ['supervisor', 119_999, 'assistant_manager'],
    ['assistant_manager', 120_000, 'manager'],
    ['supervisor', 0, 'supervisor'],
    ['manager', 2000, 'manager'],
  ] as const)('of %s with %i is %s', (level, credits, reached) => {
    expect(levelReached(rules, level, credits)).toBe(reached);
  });

  it('is that of the country where it says so', () => {
    const own = { levelCc: { ...standardLevelCc, assistant_supervisor: 1000 } };
    expect(levelReached(own, 'novus', 1000)).toBe('assistant_supervisor');
    expect(nextLevel(own, 'novus', noCredits, month({ own: 400 }))).toMatchObject({ missing: 600 });
  });

  it('never falls, and never is lower with more credits', () => {
    fc.assert(
      fc.property(someLevel, fc.nat(200_000), fc.nat(50_000), (level, credits, more) => {
        const reached = levelReached(rules, level, credits);
        expect(isHigher(level, reached)).toBe(false);
        expect(isHigher(reached, levelReached(rules, level, credits + more))).toBe(false);
        expect(levelReached(rules, reached, credits)).toBe(reached);
      }),
    );
  });
});

describe('REG-11 credits of two calendar months in a row', () => {
  it('are own ones and those of members who joined within these two months', () => {
    const first = month({ own: 1000, joinedNow: 200, joinedBefore: 5000 });
    const second = month({ own: 100, joinedNow: 20, joinedBefore: 3 });
    expect(creditsOfTwo(first, second)).toBe(1323);
    expect(newMemberCredits(second)).toBe(23);
  });

  it('never count what a month brought twice, and count all of a month that is new in both', () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, (first, second) => {
        const all = first.own + newMemberCredits(first) + second.own + newMemberCredits(second);
        expect(creditsOfTwo(first, second)).toBe(all - first.joinedBefore);
      }),
    );
  });
});

describe('REG-11 BIZ-1 the next level', () => {
  it.each([
    ['novus', {}, {}, 'assistant_supervisor', 2000, 'next-month'],
    ['novus', {}, { own: 500 }, 'assistant_supervisor', 1500, 'next-month'],
    ['novus', { own: 300 }, { own: 500 }, 'assistant_supervisor', 1200, 'this-month'],
    ['assistant_supervisor', { joinedNow: 20_000 }, { own: 1 }, 'supervisor', 4999, 'this-month'],
    ['supervisor', { joinedBefore: 70_000 }, {}, 'assistant_manager', 75_000, 'next-month'],
    ['assistant_manager', { own: 130_000 }, {}, 'manager', 0, 'this-month'],
  ] as const)('of %s after %o and %o is %s: %i missing until the end of %s', (...row) => {
    const [level, last, running, next, missing, ends] = row;
    expect(nextLevel(rules, level, month(last), month(running))).toEqual({
      level: next,
      needs: standardLevelCc[next],
      missing,
      ends,
    });
  });

  it('of the highest is none', () => {
    expect(nextLevel(rules, 'manager', noCredits, noCredits)).toBeNull();
  });

  it('BIZ-2 is all that it takes without any credits', () => {
    expect(nextLevel(rules, 'novus', noCredits, noCredits)).toMatchObject({ needs: 2000, missing: 2000 });
  });

  it('is reached by just what is missing, and by nothing less', () => {
    fc.assert(
      fc.property(someLevel, anyMonth, anyMonth, (from, last, running) => {
        const level = levelReached(rules, from, creditsOfTwo(last, running));
        const next = nextLevel(rules, level, last, running);
        if (next === null) {
          expect(level).toBe('manager');
          return;
        }
        const months = next.ends === 'this-month' ? [last, running] : [running, noCredits];
        const counted = creditsOfTwo(months[0] ?? noCredits, months[1] ?? noCredits);
        expect(next.missing).toBeGreaterThan(0);
        expect(levelReached(rules, level, counted + next.missing)).toBe(next.level);
        expect(levelReached(rules, level, counted + next.missing - 1)).toBe(level);
      }),
    );
  });
});
