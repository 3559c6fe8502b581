import type { CreateProvider } from '../payment/gateway.ts';

/** The bank's side of card payment at the core's own gateway: one merchant of a NestPay bank. */
export interface BankSettings {
  /** Where the browser posts the signed form. */
  readonly gatewayUrl: string;
  readonly clientId: string;
  /** The secrets of the form: the first signs, and an answer signed with any of them is the bank's, so that keys can be exchanged (SEC-9). */
  readonly storeKeys: readonly string[];
  /** The bank's books, and the user of its API who may read them and give money back (PAY-10); null: it is never asked. */
  readonly api: { readonly apiUrl: string; readonly user: string; readonly password: string } | null;
}

/** What one country's server must be told from outside; made by `readSettings`, or by a test. */
export interface ShopSettings {
  readonly production: boolean;
  /** `https://…` under which browsers reach this country: links of mails and the bank's way back. */
  readonly origin: string;
  /** Folder of the embedded database and of mails written as files; null when there is none. */
  readonly dataDir: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Who is told of what a person must decide. */
  readonly operatorMail: string;
  /** The merchant at a NestPay bank; or what makes the provider of another gateway. */
  readonly bank: BankSettings | CreateProvider;
  /** Addresses whose `X-Forwarded-*` are believed; empty: nobody's. */
  readonly trustedProxy: readonly string[];
  /** Whether every answer is checked against the contract before it leaves (tests and development). */
  readonly checkAnswers: boolean;
  /** Later work waits for `drainJobs` instead of being looked for every few seconds (tests). */
  readonly jobsByHand?: boolean;
}
