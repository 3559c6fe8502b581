import type { Totals } from '@caravan/cart-rules';
import type { PricedLine } from '../../../shared/totals/priced-lines.ts';

/** What an agreement's text is filled with (CHK-7): this order, as it stands while it is being read. */
export interface AgreementFacts {
  readonly buyer: {
    readonly name: string;
    readonly memberId: string;
    readonly phone: string;
    readonly email: string;
  };
  /** Where it goes, in one line; empty for a pickup. */
  readonly address: string;
  /** Each at what its buyer pays (SHOP-14). */
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
  readonly delivery: string;
  /** Who brings it; empty where the country names nobody. */
  readonly carrier: string;
  readonly payment: string;
  readonly orderCode: string;
}
