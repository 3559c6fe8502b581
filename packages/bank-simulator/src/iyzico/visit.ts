import type { Entry } from '../books/entry.ts';
import type { Card } from '../card.ts';
import type { ShownPayment } from '../pages/payment-facts.ts';
import type { Initialized } from './read-initialize.ts';

/** One payment page; its `id` is the token. What was decided never changes, so a second click brings the same result. */
export interface IyzicoVisit {
  readonly id: string;
  readonly begunAt: number;
  readonly request: ShownPayment & { readonly asked: Initialized; readonly apiKey: string };
  card: Card | null;
  /** Whether the card was charged; null while nobody has decided. */
  decided: boolean | null;
  entry: Entry | null;
}
