import {
  judgeItems,
  judgeQuantity,
  judgeRoom,
  type ItemRefusal,
  type JudgedItem,
  type QuantityRefusal,
  type WantedItem,
} from '@caravan/cart-rules';
import type { CountryContext } from '../../context.ts';
import type { Shopper } from '../catalogue/index.ts';
import { limitsUsed, type UsedLimits } from '../limits/index.ts';
import { availabilityOf } from './availability.ts';
import type { StockRow } from './cart-row.ts';
import { joinLines } from './join-lines.ts';
import { createCartRepository, type CartOwner } from './repository.ts';
import { Refusal } from '../../http/refusal.ts';
import { createThrottle, waitFor, type ThrottleRule } from '../../http/throttle.ts';
import { visitorDays, visitorHash } from '../../http/visitor.ts';

/** What became of each wanted item, in their order, and the cart's total quantity after it. */
export interface AddResult {
  readonly results: readonly JudgedItem[];
  readonly count: number;
  /** The new cookie of a visitor who had no cart before. */
  readonly newVisitor: string | null;
}

/** The cart's total quantity after a change, or why there was none; `not_in_cart` when it has no such line. */
export type ChangeResult =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly refusal: QuantityRefusal | { readonly code: 'not_in_cart' } };

/** What became of a quantity that was wanted, and the new cookie of a visitor who had no cart before. */
export type SetResult =
  | { readonly ok: true; readonly newVisitor: string | null }
  | { readonly ok: false; readonly refusal: ItemRefusal };

/** Changes of carts: each is one transaction that holds the cart's lock, so parallel calls lose nothing. */
export interface Cart {
  /**
   * Adds to what is there; each item is judged by itself (CART-4). `from` is the address that a visitor's new cart counts for.
   * @throws Refusal `throttled` when too many were made from there (SEC-2).
   */
  add(shopper: Shopper, items: readonly WantedItem[], from: string): Promise<AddResult>;
  setQuantity(shopper: Shopper, productCode: string, quantity: number): Promise<ChangeResult>;
  /**
   * Has the cart hold so many units of a product, none for 0, whatever it held before: sent again, late or twice it gives the
   * same cart (API-69). What is there already is not judged again. `from` as with `add`.
   */
  set(shopper: Shopper, productCode: string, quantity: number, from: string): Promise<SetResult>;
  remove(shopper: Shopper, productCode: string): Promise<ChangeResult>;
  empty(shopper: Shopper): Promise<void>;
  /** Adds a visitor's cart to a member's, capped by stock and limits; what was capped is told with the cart (CART-1). */
  join(visitor: string, member: Extract<Shopper, { memberId: number }>): Promise<void>;
  /** Forgets visitors' carts whose cookie has ended. */
  purge(): Promise<void>;
}

const day = 86_400_000;
/** Days after which a cart without lines is forgotten (PAY-13), and for which it is looked at then: a shop that stood still makes up for so many. */
const emptyDays = { from: 1, to: 7 };
/** Visitors' carts that are made from one network: hundreds behind the address of an office or of a mobile carrier stay far below. */
const newCarts: ThrottleRule = { what: 'visitor-cart', limit: 1000, windowMs: 3_600_000 };
/** 128 bits: 22 letters of base64url. */
const visitorBytes = 16;

/** Whose cart a shopper uses; null for a visitor who has none yet. */
export const ownerOf = (shopper: Shopper): CartOwner | null => {
  if (shopper.memberId !== null) return { memberId: shopper.memberId };
  return shopper.visitor === null ? null : { visitorHash: visitorHash(shopper.visitor) };
};

/** Carts of one country; `@caravan/cart-rules` decides. */
export const createCart = (context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'ids'>): Cart => {
  const { database, clock, ids } = context;
  const repository = createCartRepository(context);
  const throttle = createThrottle(context, newCarts);

  const usedBy = async (
    shopper: Shopper,
    rows: readonly StockRow[],
  ): Promise<ReadonlyMap<number, UsedLimits>> => {
    if (shopper.memberId === null || rows.length === 0) return new Map();
    const productIds = rows.map(({ id }) => id);
    return limitsUsed(context, shopper.memberId, productIds, shopper.store, clock.now());
  };

  /** The cart found, or a fresh one with a cookie of its own: a member's is always found. */
  const foundOrFresh = async (
    found: number | null,
    now: Date,
    from: string,
  ): Promise<{ readonly cartId: number; readonly newVisitor: string | null }> => {
    if (found !== null) return { cartId: found, newVisitor: null };
    const waitMs = await throttle.count(from);
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    const newVisitor = ids.token(visitorBytes);
    const cartId = await repository.lockOrMake({ visitorHash: visitorHash(newVisitor) }, now);
    return { cartId, newVisitor };
  };

  /** Finds one line under the cart's lock and does something with it. */
  const withLine = async (
    shopper: Shopper,
    productCode: string,
    work: (cartId: number, line: StockRow, total: number) => Promise<ChangeResult>,
  ): Promise<ChangeResult> => {
    const owner = ownerOf(shopper);
    const missing: ChangeResult = { ok: false, refusal: { code: 'not_in_cart' } };
    if (!owner) return missing;
    return database.inTransaction(async () => {
      const cartId = await repository.lock(owner);
      if (cartId === null) return missing;
      const { total, products } = await repository.stock(cartId, [productCode], shopper.store);
      const [line] = products;
      return line && line.quantity > 0 ? work(cartId, line, total) : missing;
    });
  };

  return {
    add: (shopper, items, from) =>
      database.inTransaction(async () => {
        const now = clock.now();
        const owner = ownerOf(shopper);
        const isMember = shopper.memberId !== null;
        const existing =
          owner && (isMember ? await repository.lockOrMake(owner, now) : await repository.lock(owner));
        const { total, lines, products } = await repository.stock(
          existing,
          [...new Set(items.map((item) => item.productCode))],
          shopper.store,
        );
        const used = await usedBy(shopper, products);
        const byCode = new Map(
          products.map((row) => [row.code, { ...row, availability: availabilityOf(row, used.get(row.id)) }]),
        );
        const { results, put } = judgeItems(items, (code) => byCode.get(code), { isMember, lines });
        if (put.length === 0) return { results, count: total, newVisitor: null };
        const { cartId, newVisitor } = await foundOrFresh(existing, now, from);
        const changes = put.map(({ product: { id, price }, quantity }) => ({
          productId: id,
          quantity,
          price,
        }));
        await repository.put(cartId, changes, now);
        const count = put.reduce((sum, { product, quantity }) => sum + quantity - product.quantity, total);
        return { results, count, newVisitor };
      }),

    setQuantity: (shopper, productCode, quantity) =>
      withLine(shopper, productCode, async (cartId, line, total) => {
        const used = await usedBy(shopper, [line]);
        const availability = availabilityOf(line, used.get(line.id));
        const refusal = judgeQuantity(availability, quantity, shopper.memberId !== null);
        if (refusal) return { ok: false, refusal };
        await repository.put(cartId, [{ productId: line.id, quantity, price: line.price }], clock.now());
        return { ok: true, count: total - line.quantity + quantity };
      }),

    set: (shopper, productCode, quantity, from) =>
      database.inTransaction(async () => {
        const now = clock.now();
        const owner = ownerOf(shopper);
        const isMember = shopper.memberId !== null;
        const makes = isMember && quantity > 0;
        const existing =
          owner && (makes ? await repository.lockOrMake(owner, now) : await repository.lock(owner));
        const {
          lines,
          products: [row],
        } = await repository.stock(existing, [productCode], shopper.store);
        if (quantity === (row?.quantity ?? 0)) return { ok: true, newVisitor: null };
        if (!row) return { ok: false, refusal: { code: 'unknown_product' } };
        if (quantity === 0 && existing !== null) {
          await repository.remove(existing, [row.id], now);
          return { ok: true, newVisitor: null };
        }
        const full = row.quantity === 0 ? judgeRoom(lines) : null;
        if (full) return { ok: false, refusal: full };
        const used = await usedBy(shopper, [row]);
        const refusal = judgeQuantity(availabilityOf(row, used.get(row.id)), quantity, isMember);
        if (refusal) return { ok: false, refusal };
        const { cartId, newVisitor } = await foundOrFresh(existing, now, from);
        await repository.put(cartId, [{ productId: row.id, quantity, price: row.price }], now);
        return { ok: true, newVisitor };
      }),

    remove: (shopper, productCode) =>
      withLine(shopper, productCode, async (cartId, line, total) => {
        await repository.remove(cartId, [line.id], clock.now());
        return { ok: true, count: total - line.quantity };
      }),

    async empty(shopper) {
      const owner = ownerOf(shopper);
      if (!owner) return;
      await database.inTransaction(async () => {
        const cartId = await repository.lock(owner);
        if (cartId !== null) await repository.remove(cartId, 'all', clock.now());
      });
    },

    join: (visitor, member) =>
      database.inTransaction(async () => {
        const from = await repository.lock({ visitorHash: visitorHash(visitor) });
        if (from === null) return;
        const now = clock.now();
        const to = await repository.lockOrMake({ memberId: member.memberId }, now);
        const brought = await repository.stockOfLines(from, member.store);
        const own = await repository.stockOfLines(to, member.store);
        const used = await usedBy(member, brought);
        const { changes, notices } = joinLines(brought, own, (row) => availabilityOf(row, used.get(row.id)));
        if (changes.length > 0 || notices.length > 0) await repository.put(to, changes, now, notices);
        await repository.drop(from);
      }),

    async purge() {
      const before = (days: number) => new Date(clock.now().getTime() - days * day);
      await repository.purgeOfVisitors(before(visitorDays));
      await repository.purgeEmpty(before(emptyDays.to), before(emptyDays.from));
    },
  };
};
