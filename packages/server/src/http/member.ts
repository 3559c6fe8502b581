import type { Level } from '@caravan/cart-rules';

/** The member who makes a call, as the session look-up gives them. */
export interface Member {
  readonly id: number;
  readonly fboId: string;
  readonly homeCountry: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly level: Level;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string;
  readonly sessionId: number;
}
