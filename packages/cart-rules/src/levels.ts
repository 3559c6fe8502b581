import { levels, type EarnedLevel, type Level } from './level-names.ts';
import type { MilliCc, ShopRules } from './types.ts';

/** Case credits by which each level is reached where a country does not say otherwise (REG-11). */
export const standardLevelCc: Readonly<Record<EarnedLevel, MilliCc>> = {
  assistant_supervisor: 2000,
  supervisor: 25_000,
  assistant_manager: 75_000,
  manager: 120_000,
};

/** The country's case credits for each level. */
export type LevelRules = Pick<ShopRules, 'levelCc'>;

/** What one calendar month brought a member: case credits of paid orders, less what came back. */
export interface MonthCredits {
  /** Of the member's own orders. */
  readonly own: MilliCc;
  /** Of orders by members whom they sponsored and who joined in this same month. */
  readonly joinedNow: MilliCc;
  /** Of orders by members whom they sponsored and who joined in the month before. */
  readonly joinedBefore: MilliCc;
}

/** A month without orders. */
export const noCredits: MonthCredits = { own: 0, joinedNow: 0, joinedBefore: 0 };

/** Credits of new members in a month: of those who joined in it or in the month before. */
export const newMemberCredits = ({ joinedNow, joinedBefore }: MonthCredits): MilliCc =>
  joinedNow + joinedBefore;

/**
 * Credits that count for a level in two calendar months in a row (REG-11): the member's own, and those of the members whom
 * they sponsored and who joined within these same two months.
 */
export const creditsOfTwo = (first: MonthCredits, second: MonthCredits): MilliCc =>
  first.own + first.joinedNow + second.own + newMemberCredits(second);

/** What a level takes in two months in a row; nothing for novus. */
export const levelNeeds = ({ levelCc }: LevelRules, level: Level): MilliCc =>
  level === 'novus' ? 0 : (levelCc ?? standardLevelCc)[level];

/** The level that a member of `level` has with these credits of two months: a level rises and never falls (REG-11). */
export const levelReached = (rules: LevelRules, level: Level, credits: MilliCc): Level =>
  levels.findLast((one) => one === level || levelNeeds(rules, one) <= credits) ?? level;

/** Whether a level is higher than another. */
export const isHigher = (level: Level, than: Level): boolean => levels.indexOf(level) > levels.indexOf(than);

/** How far it is to the next level. */
export interface NextLevel {
  readonly level: EarnedLevel;
  /** What it takes in two months in a row. */
  readonly needs: MilliCc;
  /** What is missing of that; 0 when only the next order's judgement is. */
  readonly missing: MilliCc;
  /** The last of the two months that it is counted in: the one that runs, or the one after it. */
  readonly ends: 'this-month' | 'next-month';
}

/**
 * The next level, counted in the two months in which least is missing: the last and the running one, or, when the last adds
 * nothing, the running and the next. null at the highest level.
 */
export const nextLevel = (
  rules: LevelRules,
  level: Level,
  last: MonthCredits,
  running: MonthCredits,
): NextLevel | null => {
  const next = levels[levels.indexOf(level) + 1];
  if (next === undefined || next === 'novus') return null;
  const counted = creditsOfTwo(last, running);
  const needs = levelNeeds(rules, next);
  return {
    level: next,
    needs,
    missing: Math.max(0, needs - counted),
    ends: counted > creditsOfTwo(running, noCredits) ? 'this-month' : 'next-month',
  };
};
