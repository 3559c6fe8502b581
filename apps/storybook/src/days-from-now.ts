/** The moment so many days from now, or before with a negative number. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** The day of it, `2026-11-26`. */
export const dayFromNow = (days: number): string => daysFromNow(days).slice(0, 10);
