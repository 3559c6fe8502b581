import { formatDate } from '@caravan/i18n';

/** A day of the calendar, `2026-11-22`, as every language writes it: it has no time zone. */
export const Day = ({ of }: { readonly of: string }) => (
  <time dateTime={of}>{formatDate(`${of}T12:00:00Z`, 'UTC')}</time>
);
