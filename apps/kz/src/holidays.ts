import type { IsoDay } from '@caravan/cart-rules';

/**
 * Days in 2026 and 2027 on which nothing is sent or brought (DLV-6). Source: Law on holidays of 2001 and Labour Code,
 * article 84: national days on a weekend move to the next working day. Kurban Ait by the Spiritual Administration of the
 * Muslims of Kazakhstan, that of 2027 by reckoning; it and Christmas do not move.
 */
export const holidays: readonly IsoDay[] = [
  // New Year
  '2026-01-01',
  '2026-01-02',
  // Orthodox Christmas
  '2026-01-07',
  // Women’s Day
  '2026-03-08',
  '2026-03-09',
  // Nauryz
  '2026-03-21',
  '2026-03-22',
  '2026-03-23',
  '2026-03-24',
  '2026-03-25',
  // Unity Day
  '2026-05-01',
  // Defender’s Day
  '2026-05-07',
  // Victory Day
  '2026-05-09',
  '2026-05-11',
  // Kurban Ait
  '2026-05-27',
  // Capital Day
  '2026-07-06',
  // Constitution Day
  '2026-08-30',
  '2026-08-31',
  // Republic Day
  '2026-10-25',
  '2026-10-26',
  // Independence Day
  '2026-12-16',
  // New Year
  '2027-01-01',
  '2027-01-02',
  '2027-01-04',
  // Orthodox Christmas
  '2027-01-07',
  // Women’s Day
  '2027-03-08',
  // Nauryz
  '2027-03-21',
  '2027-03-22',
  '2027-03-23',
  '2027-03-24',
  // Unity Day
  '2027-05-01',
  '2027-05-03',
  // Defender’s Day
  '2027-05-07',
  // Victory Day
  '2027-05-09',
  '2027-05-10',
  // Kurban Ait
  '2027-05-16',
  // Capital Day
  '2027-07-06',
  // Constitution Day
  '2027-08-30',
  // Republic Day
  '2027-10-25',
  // Independence Day
  '2027-12-16',
];
