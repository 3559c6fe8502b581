import type { PaymentProvider } from '../bank/index.ts';

/** Who takes or took a payment: a provider, and the shop's number at the bank. */
export interface Acquirer {
  readonly provider: string;
  readonly merchant: string;
}

/**
 * Why our bank can't be asked about a payment; null where it can. After a change of bank or of the shop's number the old one alone
 * knows what was paid before: that ours has no such order says nothing of it.
 */
export const ofAnotherBank = (
  { provider, merchant }: Acquirer,
  ours: Pick<PaymentProvider, 'slug' | 'merchant'>,
): string | null =>
  provider === ours.slug && merchant === ours.merchant
    ? null
    : `paid at ${provider}, merchant ${merchant}, which is not asked any more`;
