import type { ShopRules } from '@caravan/cart-rules';
import { createHash } from 'node:crypto';

/** A short digest of a country's rules, kept with each order: equal digests mean equal rules (SRV-5). */
export const rulesVersion = (rules: ShopRules): string =>
  createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 12);
