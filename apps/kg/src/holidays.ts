import type { IsoDay } from '@caravan/cart-rules';

/**
 * Days in 2026 and 2027 on which nothing is sent or brought (DLV-6). Source: Labour Code, articles on holidays: those on a
 * weekend move to the next working day. Orozo Ait and Kurman Ait by the Spiritual Administration of the Muslims of
 * Kyrgyzstan, those of 2027 by reckoning.
 */
export const holidays: readonly IsoDay[] = [
  // New Year
  '2026-01-01',
  // Orthodox Christmas
  '2026-01-07',
  // Defender’s Day
  '2026-02-23',
  // Women’s Day
  '2026-03-08',
  '2026-03-09',
  // Orozo Ait
  '2026-03-20',
  // Nooruz
  '2026-03-21',
  '2026-03-23',
  // April Revolution Day
  '2026-04-07',
  // Labour Day
  '2026-05-01',
  // Constitution Day
  '2026-05-05',
  // Victory Day
  '2026-05-09',
  '2026-05-11',
  // Kurman Ait
  '2026-05-27',
  // Independence Day
  '2026-08-31',
  // Days of History
  '2026-11-07',
  '2026-11-08',
  '2026-11-09',
  '2026-11-10',
  // New Year
  '2027-01-01',
  // Orthodox Christmas
  '2027-01-07',
  // Defender’s Day
  '2027-02-23',
  // Women’s Day
  '2027-03-08',
  // Orozo Ait
  '2027-03-09',
  // Nooruz
  '2027-03-21',
  '2027-03-22',
  // April Revolution Day
  '2027-04-07',
  // Labour Day
  '2027-05-01',
  '2027-05-03',
  // Constitution Day
  '2027-05-05',
  // Victory Day
  '2027-05-09',
  '2027-05-10',
  // Kurman Ait
  '2027-05-16',
  '2027-05-17',
  // Independence Day
  '2027-08-31',
  // Days of History
  '2027-11-07',
  '2027-11-08',
  '2027-11-09',
];
