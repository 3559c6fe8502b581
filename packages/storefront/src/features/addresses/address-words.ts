import type { Address } from '@caravan/contract';

/** Where it goes, in one line, widest place first. */
export const addressLine = ({ province, district, city, address }: Address): string => {
  const parts = [province?.name, district?.name, city, address].map((part) => part?.trim() ?? '');
  return parts.filter((part, place) => part !== '' && parts.indexOf(part) === place).join(', ');
};
