import type { PrivacyLaw } from '@caravan/country';

/** What the country's law adds to the privacy notice. `{email}` is the seller's. */
export const law: PrivacyLaw = {
  basis: {
    en: 'Iraq has no single law on personal data yet; its Constitution protects the privacy of every person. We bind ourselves to the rules of this notice: we work with data because a contract with you cannot be kept without them, because tax, accounting and consumer law demands it, because the shop must be kept safe, or with your consent, which you can take back at any time.',
  },
  abroad: {
    en: 'Some of our servers may stand outside Iraq. Wherever they stand, the rules of this notice hold and the data are encrypted on their way.',
  },
  rights: {
    en: 'You can ask what we hold about you and get a copy, have it corrected or deleted, object to its use and take back your consent. We give everyone these rights, though no single law lists them. Write to {email}; we answer within 30 days, free of charge.',
  },
  complaints: {
    en: 'If you are not content with our answer, you can turn to the public bodies for consumer protection in Iraq or to a court.',
  },
};
