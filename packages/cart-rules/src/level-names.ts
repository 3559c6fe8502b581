/** Members' levels, lowest first. */
export const levels = [
  'novus',
  'assistant_supervisor',
  'supervisor',
  'assistant_manager',
  'manager',
] as const;

/** A member's level. `null` in a signature stands for a visitor. */
export type Level = (typeof levels)[number];

/** A level that is earned; everyone begins as novus (REG-11). */
export type EarnedLevel = Exclude<Level, 'novus'>;
