import type { IsoDay } from '@caravan/cart-rules';

/**
 * Days in 2026 and 2027 on which nothing is sent or brought (DLV-6). Source: Law 2429 on national holidays and general days
 * off; religious days by the calendar of the Presidency of Religious Affairs, those of 2027 by reckoning. Eves of religious
 * days are half days and no day of delivery, as is 28 October.
 */
export const holidays: readonly IsoDay[] = [
  // New Year
  '2026-01-01',
  // Ramadan Feast, with its eve
  '2026-03-19',
  '2026-03-20',
  '2026-03-21',
  '2026-03-22',
  // National Sovereignty and Children’s Day
  '2026-04-23',
  // Labour Day
  '2026-05-01',
  // Youth and Sports Day
  '2026-05-19',
  // Feast of Sacrifice, with its eve
  '2026-05-26',
  '2026-05-27',
  '2026-05-28',
  '2026-05-29',
  '2026-05-30',
  // Democracy and National Unity Day
  '2026-07-15',
  // Victory Day
  '2026-08-30',
  // Republic Day, with its eve
  '2026-10-28',
  '2026-10-29',
  // New Year
  '2027-01-01',
  // Ramadan Feast, with its eve
  '2027-03-08',
  '2027-03-09',
  '2027-03-10',
  '2027-03-11',
  // National Sovereignty and Children’s Day
  '2027-04-23',
  // Labour Day
  '2027-05-01',
  // Feast of Sacrifice, with its eve
  '2027-05-15',
  '2027-05-16',
  '2027-05-17',
  '2027-05-18',
  '2027-05-19',
  // Democracy and National Unity Day
  '2027-07-15',
  // Victory Day
  '2027-08-30',
  // Republic Day, with its eve
  '2027-10-28',
  '2027-10-29',
];
