/** What the server does later, and what each job must know. */
export interface JobData {
  /** Sends one mail about an order (ORD-5). */
  readonly mail: { readonly kind: string; readonly orderId: number };
  /** Gives back the units of an order that was not paid in time (ORD-1). */
  readonly 'expire-hold': { readonly orderId: number };
  /** Welcomes a subscriber of the news (SHELL-10). */
  readonly 'newsletter-welcome': { readonly subscriberId: number };
}

export type JobKind = keyof JobData;

/** How often a kind is looked for, and how patiently it is repeated (seconds); after that it is a dead letter. */
export const jobRules: Readonly<
  Record<
    JobKind,
    {
      readonly every: number;
      readonly retries: number;
      readonly delay: number;
      readonly longestDelay: number;
    }
  >
> = {
  mail: { every: 2, retries: 12, delay: 10, longestDelay: 3600 },
  'expire-hold': { every: 5, retries: 20, delay: 5, longestDelay: 300 },
  'newsletter-welcome': { every: 10, retries: 12, delay: 10, longestDelay: 3600 },
};

export const jobKinds: readonly JobKind[] = ['mail', 'expire-hold', 'newsletter-welcome'];
