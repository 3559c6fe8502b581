import { levels } from '@caravan/cart-rules';
import { z } from 'zod';

/** Largest value of a database id (PostgreSQL `integer`). */
const maxId = 2_147_483_647;

/** Text that PostgreSQL can store: no NUL, no lone surrogates (API-5); trimmed and NFC. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed())
    .transform((value) => value.normalize('NFC').trim());

/** Text that must say something. */
export const filledText = (longest: number) =>
  text(longest).refine((value) => value.length > 0, { error: 'required' });

/** An id in a body. */
export const id = z.int().min(1).max(maxId);

/** An id in a path or query, as digits. */
export const idText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= maxId);

/** Money on the wire: decimal text in major units with exactly the currency's digits (API-3). */
export const money = z
  .string()
  .regex(/^-?\d+(\.\d{2,3})?$/)
  .describe('Decimal text in major units with exactly the currency’s digits');

/** Case credits on the wire: three decimals (API-3). */
export const caseCredit = z
  .string()
  .regex(/^\d+\.\d{3}$/)
  .describe('Case credits, three decimals');

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime().describe('ISO 8601 in UTC');

/** Quantity of a product; the rules judge it, so zero and less pass the shape and are refused by name. */
export const quantity = z.int().min(-1_000_000).max(1_000_000);

/** A member's level. */
export const level = z.enum(levels);

/** `limit` and `offset` of a list (API-4). */
export const paging = {
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 100)
    .optional(),
  offset: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
};

/** A switch in a query: only `true` or `1` turn it on, `false` or `0` off. */
export const flag = z
  .enum(['true', '1', 'false', '0'])
  .transform((value) => value === 'true' || value === '1');

/** One page of a list. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), count: z.int() });
