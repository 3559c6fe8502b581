import type { PhoneFormat } from './country.ts';

/** A stored number (E.164) as the country writes it: `+996 555 123 456`. One of another country stays as it is. */
export const showPhone = (
  stored: string,
  { callingCode, mask }: Pick<PhoneFormat, 'callingCode' | 'mask'>,
): string => {
  const prefix = `+${callingCode}`;
  const digits = stored.slice(prefix.length);
  const places = mask.replaceAll(/[^0]/g, '').length;
  if (!stored.startsWith(prefix) || digits.length !== places || /\D/.test(digits)) return stored;
  let next = 0;
  return `${prefix} ${mask.replaceAll('0', () => digits[next++] ?? '')}`;
};
