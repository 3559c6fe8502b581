import { toAsciiDigits } from '@caravan/i18n';
import type { Fitting } from '@caravan/ui/masked-input';

/** How a field with one mask is grouped: while nothing but its digits and signs stands there, and not too many. */
export const maskFitting = (mask: string): Fitting => {
  const length = mask.replaceAll(/[^0]/g, '').length;
  const signs = new Set([...mask.replaceAll('0', ''), ' ']);
  return {
    masks: [mask],
    fit: (typed) => {
      const text = [...toAsciiDigits(typed)];
      const digits = text.filter((sign) => /\d/.test(sign));
      return digits.length <= length && text.every((sign) => /\d/.test(sign) || signs.has(sign))
        ? mask
        : null;
    },
  };
};
