/** What registered people are written about. */
export type RegistrationMailKind = 'registered' | 'known-id' | 'term-reminder' | 'term-over';

/** Facts for the words of a mail; a list may have facts of its own for each of its lines. */
export type MailValues = Readonly<
  Record<string, string | number | readonly (string | Readonly<Record<string, string>>)[]>
>;

/** What the server does later, and what each job must know. */
export interface JobData {
  /** Sends one mail (ORD-5): about an order, or about a thing that its words name. */
  readonly mail: {
    readonly kind: string;
    readonly orderId?: number;
    /** What it is about beside the order, so that each such thing is told once: `refund 12`, `day 2026-11-22`. */
    readonly about?: string;
    /** Facts for its words that no table keeps. */
    readonly values?: MailValues;
  };
  /** Tells a member of their password (PWD-1, PWD-3). A link is made when its mail is written, so that no table holds its token. */
  readonly 'password-mail': {
    readonly kind: 'password-link' | 'password-changed' | 'password-set' | 'online-access';
    readonly memberId: number;
    readonly language: string;
    /** What makes this mail another than the one before. */
    readonly about: string;
  };
  /** Tells who registered what came of it, and what must be done by when (REG-6, REG-7). */
  readonly 'registration-mail': {
    readonly kind: RegistrationMailKind;
    readonly memberId: number;
    /** The term that it is about. */
    readonly termId?: number;
    /** What makes this mail another than the one before, where a member may get several of its kind. */
    readonly about?: string;
  };
  /** Tells a member of a login on a new device, or of many that failed (AUTH-6, SEC-7); nobody where no member has the id. */
  readonly 'login-mail': {
    readonly kind: 'new-device' | 'login-failures';
    readonly fboId: string;
    /** What the browser called itself. */
    readonly agent: string;
    /** ISO 8601. */
    readonly at: string;
    /** What makes this mail another than the one before. */
    readonly about: string;
  };
  /** Tells a member of what became of their data (ACC-2, ACC-7). As above, a link is made when its mail is written. */
  readonly 'profile-mail': {
    readonly kind: 'email-link' | 'email-changed' | 'account-deleted';
    readonly memberId: number;
    /** The member's first name, which a deleted account no longer has. */
    readonly name: string;
    /** To whom it goes: the new address, or the old one. */
    readonly email: string;
    readonly language: string;
    /** What makes this mail another than the one before. */
    readonly about: string;
  };
  /** Brings what somebody wrote to the country's office (CONT-9). It stands here and nowhere else. */
  readonly 'feedback-mail': {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly subject: string;
    readonly message: string;
    /** In which it was written. */
    readonly language: string;
    readonly about: string;
  };
  /** Tells a member of the level that they have reached (REG-11). */
  readonly 'level-mail': { readonly memberId: number; readonly level: string };
  /** Tells a member what became of their retail page (RTL-2). */
  readonly 'retail-mail': {
    readonly kind:
      | 'retail-received'
      | 'retail-active'
      | 'retail-refused'
      | 'retail-ending'
      | 'retail-expired';
    readonly memberId: number;
    readonly name: string;
    /** What makes this mail another than the one before: the page's id and the moment of the change. */
    readonly about: string;
    /** ISO 8601, of an active page. */
    readonly expires?: string;
    /** Of a refusal. */
    readonly reason?: string;
  };
  /** Asks an address whether it is to be told of a product, or tells it that one is back (SHOP-13). */
  readonly 'stock-mail': {
    readonly kind: 'stock-confirm' | 'stock-back';
    readonly alertId: number;
    /** What makes this mail another than the one before. */
    readonly about: string;
  };
  /** Reminds a member of an order's products (SHOP-13). */
  readonly 'reminder-mail': { readonly orderId: number; readonly about: string };
  /** Welcomes a subscriber of the news (SHELL-10). */
  readonly 'newsletter-welcome': { readonly subscriberId: number };
}

export type JobKind = keyof JobData;

const day = 86_400;
/** Seconds before the first repetition; each waits up to twice as long as the one before. */
const delay = 10;

/** Repetitions that fill a day even when each waits as short as it may: a mail server may be down overnight. */
const overADay = (
  longestDelay: number,
): { readonly retries: number; readonly delay: number; readonly longestDelay: number } => {
  let retries = 0;
  for (let waited = 0; waited < day; retries += 1) waited += Math.min(longestDelay, delay * 2 ** retries);
  return { retries, delay, longestDelay };
};

/** How many jobs of a kind are done at once, and how patiently one is repeated (seconds); after that it is a dead letter. */
export const jobRules: Readonly<
  Record<
    JobKind,
    {
      /** How many are taken and done side by side; the next ones follow at once while there are so many (SRV-15). */
      readonly atOnce: number;
      readonly retries: number;
      readonly delay: number;
      readonly longestDelay: number;
    }
  >
> = {
  mail: { atOnce: 10, ...overADay(3600) },
  'password-mail': { atOnce: 10, ...overADay(600) },
  'profile-mail': { atOnce: 10, ...overADay(600) },
  'registration-mail': { atOnce: 5, ...overADay(3600) },
  'login-mail': { atOnce: 10, ...overADay(3600) },
  'level-mail': { atOnce: 10, ...overADay(3600) },
  'retail-mail': { atOnce: 10, ...overADay(3600) },
  'stock-mail': { atOnce: 10, ...overADay(3600) },
  'reminder-mail': { atOnce: 10, ...overADay(3600) },
  'feedback-mail': { atOnce: 10, ...overADay(3600) },
  'newsletter-welcome': { atOnce: 10, ...overADay(3600) },
};

export const jobKinds: readonly JobKind[] = [
  'mail',
  'password-mail',
  'profile-mail',
  'registration-mail',
  'login-mail',
  'level-mail',
  'retail-mail',
  'stock-mail',
  'reminder-mail',
  'feedback-mail',
  'newsletter-welcome',
];
