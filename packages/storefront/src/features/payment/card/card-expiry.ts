import { toAsciiDigits } from '@caravan/i18n';

/** A calendar month. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** How many years ahead a card is believed to be issued for; more is a slip of the finger. */
const furthest = 20;

/** Reads MMYY, also with a slash or spaces between (`07/26`); null when it is no month. A year YY means 20YY. */
export const readExpiry = (typed: string): Month | null => {
  const parts = /^\s*(\d{2})\s*[/\-.]?\s*(?:20)?(\d{2})\s*$/.exec(toAsciiDigits(typed));
  if (!parts) return null;
  const month = Number(parts[1]);
  return month >= 1 && month <= 12 ? { year: 2000 + Number(parts[2]), month } : null;
};

/** Whether a card is still valid today: through the last day of its month, and not absurdly long (PAY-2). */
export const isValidExpiry = (typed: string, today: Month): boolean => {
  const expiry = readExpiry(typed);
  if (!expiry) return false;
  const months = (expiry.year - today.year) * 12 + expiry.month - today.month;
  return months >= 0 && months <= furthest * 12;
};
