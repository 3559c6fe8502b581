/** Eight letters and digits that are hard to mishear and misread: no 0, O, 1, I, L and U. */
const code = /^[2-9A-HJKMNP-TV-Z]{8}$/;

/** A coupon's code out of what somebody typed, with or without hyphen and spaces, in any case; null when it can be none. */
export const readCouponCode = (typed: string): string | null => {
  const letters = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return code.test(letters) ? letters : null;
};

/** A code as it is shown and said: `7F3K-2QM9`. */
export const showCouponCode = (letters: string): string => `${letters.slice(0, 4)}-${letters.slice(4)}`;
