import type { IsoDay } from '@caravan/cart-rules';

/**
 * Days in 2026 and 2027 on which nothing is sent or brought (DLV-6). Source: Official Holidays Law 12 of 2024. Islamic days
 * by reckoning: the moon and the two offices of endowments decide them, often a day apart, so the feasts hold both. Fridays
 * and Saturdays are the weekend.
 */
export const holidays: readonly IsoDay[] = [
  // New Year
  '2026-01-01',
  // Army Day
  '2026-01-06',
  // Halabja
  '2026-03-16',
  // Eid al-Fitr
  '2026-03-20',
  '2026-03-22',
  '2026-03-23',
  // Nowruz
  '2026-03-21',
  // Labour Day
  '2026-05-01',
  // Eid al-Adha
  '2026-05-27',
  '2026-05-28',
  '2026-05-29',
  '2026-05-30',
  '2026-05-31',
  // Eid al-Ghadir
  '2026-06-04',
  // Islamic New Year
  '2026-06-17',
  // Ashura
  '2026-06-26',
  // Republic Day
  '2026-07-14',
  // Birth of the Prophet
  '2026-08-26',
  // National Day
  '2026-10-03',
  // Victory Day
  '2026-12-10',
  // Christmas
  '2026-12-25',
  // New Year
  '2027-01-01',
  // Army Day
  '2027-01-06',
  // Eid al-Fitr
  '2027-03-09',
  '2027-03-10',
  '2027-03-11',
  '2027-03-12',
  // Halabja
  '2027-03-16',
  // Nowruz
  '2027-03-21',
  // Labour Day
  '2027-05-01',
  // Eid al-Adha
  '2027-05-16',
  '2027-05-17',
  '2027-05-18',
  '2027-05-19',
  '2027-05-20',
  // Eid al-Ghadir
  '2027-05-24',
  // Islamic New Year
  '2027-06-06',
  // Ashura
  '2027-06-15',
  // Republic Day
  '2027-07-14',
  // Birth of the Prophet
  '2027-08-15',
  // National Day
  '2027-10-03',
  // Victory Day
  '2027-12-10',
  // Christmas
  '2027-12-25',
];
