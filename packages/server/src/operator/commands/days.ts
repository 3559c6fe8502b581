import { startOfLocalDay } from '@caravan/i18n';
import type { Options } from '../operator-context.ts';

const day = 86_400_000;

/** Noon of a date somebody typed, in UTC: in all our time zones the same date. Null for what is no date. */
const noonOf = (text: string | boolean | undefined): Date | null => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? noon : null;
};

/** The moments of `--from` and `--to`, whole local days, both included; `until` is the one after the last. Null for what is no period. */
export const readDays = (
  options: Options,
  timeZone: string,
): { readonly from: Date; readonly until: Date } | null => {
  const [from, to] = [noonOf(options['from']), noonOf(options['to'])];
  if (!from || !to || to < from) return null;
  return {
    from: startOfLocalDay(from, timeZone),
    until: startOfLocalDay(new Date(to.getTime() + day), timeZone),
  };
};

/** The period as it was typed, for the audit log. */
export const periodOf = ({ from, to }: Options) => (from === undefined ? {} : { from, to });

/** What is said of a period that is none. */
export const noDays = '--from and --to must be dates like 2026-11-01, in this order.';

/** The options of a period. */
export const dayOptions = { from: { type: 'string' }, to: { type: 'string' } } as const;
