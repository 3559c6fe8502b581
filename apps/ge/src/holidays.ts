import type { IsoDay } from '@caravan/cart-rules';

/**
 * Days in 2026 and 2027 on which nothing is sent or brought (DLV-6). Source: Labour Code, article 30. Orthodox Easter is 12
 * April 2026 and 2 May 2027; days off on a weekend do not move.
 */
export const holidays: readonly IsoDay[] = [
  // New Year
  '2026-01-01',
  '2026-01-02',
  // Orthodox Christmas
  '2026-01-07',
  // Epiphany
  '2026-01-19',
  // Mother’s Day
  '2026-03-03',
  // Women’s Day
  '2026-03-08',
  // Day of National Unity
  '2026-04-09',
  // Good Friday to Easter Monday
  '2026-04-10',
  '2026-04-11',
  '2026-04-12',
  '2026-04-13',
  // Victory Day
  '2026-05-09',
  // Saint Andrew’s Day
  '2026-05-12',
  // Family Day
  '2026-05-17',
  // Independence Day
  '2026-05-26',
  // Dormition
  '2026-08-28',
  // Svetitskhovloba
  '2026-10-14',
  // Saint George’s Day
  '2026-11-23',
  // New Year
  '2027-01-01',
  '2027-01-02',
  // Orthodox Christmas
  '2027-01-07',
  // Epiphany
  '2027-01-19',
  // Mother’s Day
  '2027-03-03',
  // Women’s Day
  '2027-03-08',
  // Day of National Unity
  '2027-04-09',
  // Good Friday to Easter Monday
  '2027-04-30',
  '2027-05-01',
  '2027-05-02',
  '2027-05-03',
  // Victory Day
  '2027-05-09',
  // Saint Andrew’s Day
  '2027-05-12',
  // Family Day
  '2027-05-17',
  // Independence Day
  '2027-05-26',
  // Dormition
  '2027-08-28',
  // Svetitskhovloba
  '2027-10-14',
  // Saint George’s Day
  '2027-11-23',
];
