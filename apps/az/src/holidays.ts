import type { IsoDay } from '@caravan/cart-rules';

/**
 * Days in 2026 and 2027 on which nothing is sent or brought (DLV-6). Source: Labour Code, article 105: days off that fall on
 * a weekend, or on another day off, move to the next working day. Religious days by the Caucasus Muslims Office, those of
 * 2027 by reckoning.
 */
export const holidays: readonly IsoDay[] = [
  // New Year, and days moved from its weekend
  '2026-01-01',
  '2026-01-02',
  // Day of Mourning
  '2026-01-20',
  // Women’s Day
  '2026-03-08',
  '2026-03-09',
  // Novruz and Ramadan, with the days moved
  '2026-03-20',
  '2026-03-21',
  '2026-03-22',
  '2026-03-23',
  '2026-03-24',
  '2026-03-25',
  '2026-03-26',
  '2026-03-27',
  '2026-03-30',
  // Victory Day
  '2026-05-09',
  '2026-05-11',
  // Feast of Sacrifice, and Independence Day
  '2026-05-27',
  '2026-05-28',
  '2026-05-29',
  // Day of National Salvation
  '2026-06-15',
  // Armed Forces Day
  '2026-06-26',
  // Victory Day and Flag Day
  '2026-11-08',
  '2026-11-09',
  '2026-11-10',
  // Solidarity Day
  '2026-12-31',
  // New Year, and days moved from its weekend
  '2027-01-01',
  '2027-01-02',
  '2027-01-04',
  // Day of Mourning
  '2027-01-20',
  // Women’s Day
  '2027-03-08',
  // Novruz and Ramadan, with the days moved
  '2027-03-09',
  '2027-03-10',
  '2027-03-20',
  '2027-03-21',
  '2027-03-22',
  '2027-03-23',
  '2027-03-24',
  '2027-03-25',
  '2027-03-26',
  // Victory Day
  '2027-05-09',
  '2027-05-10',
  // Feast of Sacrifice, and Independence Day
  '2027-05-16',
  '2027-05-17',
  '2027-05-18',
  '2027-05-28',
  // Day of National Salvation
  '2027-06-15',
  // Armed Forces Day
  '2027-06-26',
  '2027-06-28',
  // Victory Day and Flag Day
  '2027-11-08',
  '2027-11-09',
  // Solidarity Day
  '2027-12-31',
];
