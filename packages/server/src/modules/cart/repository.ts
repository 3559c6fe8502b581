import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { purge, purgeStatement } from '../../db/purge.ts';
import { cartLines, carts, type CartNotice } from '../../db/schema/index.ts';
import { storeStock } from '../../db/store-stock.ts';
import { productColumns } from '../catalogue/index.ts';
import type { CartLineRow, CartRow, StockRow } from './cart-row.ts';

/** Whose cart: a member's, or that of a visitor's cookie (its hash). */
export type CartOwner = { readonly memberId: number } | { readonly visitorHash: string };

/** A line as it shall be. */
export interface LineChange {
  readonly productId: number;
  readonly quantity: number;
  readonly price: number;
}

/** Carts of one country. `lock…` and what follows them belong in one transaction. Stock is that of the region `store`. */
export interface CartRepository {
  read(
    owner: CartOwner,
    language: string,
    store: number | null,
  ): Promise<{ cart: CartRow; lines: CartLineRow[] } | null>;
  /** The owner's cart, locked against others until the transaction ends; null when there is none. */
  lock(owner: CartOwner): Promise<number | null>;
  /** The same, made when there is none. */
  lockOrMake(owner: CartOwner, at: Date): Promise<number>;
  /** Products by code with the cart's quantities, and the cart's total; of all its lines without codes. */
  stock(
    cartId: number | null,
    codes: readonly string[],
    store: number | null,
  ): Promise<{ total: number; lines: number; products: StockRow[] }>;
  stockOfLines(cartId: number, store: number | null): Promise<StockRow[]>;
  /** Sets quantities of lines, new ones in this order; the cart is another version then and its notices are told. */
  put(
    cartId: number,
    changes: readonly LineChange[],
    at: Date,
    notices?: readonly CartNotice[],
  ): Promise<void>;
  remove(cartId: number, productIds: readonly number[] | 'all', at: Date): Promise<void>;
  drop(cartId: number): Promise<void>;
  /** Forgets visitors' carts that nobody has touched since. One that is in use is left for the next time, here and below. */
  purgeOfVisitors(untouchedSince: Date): Promise<void>;
  /** Forgets carts without lines that were last touched between two moments: all older ones would be many to look at. */
  purgeEmpty(since: Date, before: Date): Promise<void>;
}

type ReadRow = CartLineRow & {
  cart_id: number;
  version: number;
  notices: readonly CartNotice[];
  id: number | null;
};

const readBy = (owner: 'member_id' | 'visitor_hash') =>
  statement<ReadRow>(
    `cart_read_${owner}`,
    `select k.id as cart_id, k.version, k.notices, l.quantity, l.price_when_added, ${productColumns}, ${storeStock('$4::int')} as stock
       from carts k
       left join (cart_lines l
         join products p on p.id = l.product_id
         join product_texts t on t.product_id = p.id and t.language = $3
         join categories c on c.id = p.category_id) on l.cart_id = k.id
      where k.country = $1 and k.${owner} = $2 order by l.added_at, l.product_id`,
  );
const lockBy = (owner: 'member_id' | 'visitor_hash') =>
  statement<{ id: number }>(
    `cart_lock_${owner}`,
    `select id from carts where country = $1 and ${owner} = $2 for update`,
  );
const makeBy = (owner: 'member_id' | 'visitor_hash') =>
  statement<{ id: number }>(
    `cart_make_${owner}`,
    `insert into carts (country, ${owner}, updated_at) values ($1, $2, $3)
     on conflict (country, ${owner}) do update set updated_at = excluded.updated_at returning id`,
  );

const byMember = { read: readBy('member_id'), lock: lockBy('member_id'), make: makeBy('member_id') };
const byVisitor = {
  read: readBy('visitor_hash'),
  lock: lockBy('visitor_hash'),
  make: makeBy('visitor_hash'),
};

const stockColumns = (store: string): string =>
  `p.id, p.code, p.price, ${storeStock(store)} as stock, p.disabled, p.once_limit, p.daily_limit, p.monthly_limit`;
const stockByCode = statement<StockRow & { total: number; lines: number; id: number | null }>(
  'cart_stock',
  `select s.total, s.lines, ${stockColumns('$4::int')}, coalesce(l.quantity, 0) as quantity
     from (select coalesce(sum(quantity), 0)::int as total, count(*)::int as lines from cart_lines where cart_id = $2) s
     left join products p on p.country = $1 and p.code = any($3::text[])
     left join cart_lines l on l.cart_id = $2 and l.product_id = p.id`,
);
const stockByCart = statement<StockRow>(
  'cart_stock_of_lines',
  `select ${stockColumns('$2::int')}, l.quantity from cart_lines l join products p on p.id = l.product_id
    where l.cart_id = $1 order by l.added_at, l.product_id`,
);
const purgeCarts = purgeStatement(
  'cart_purge',
  'carts',
  'country = $1 and visitor_hash is not null and updated_at < $2',
);
const purgeEmptyCarts = purgeStatement(
  'cart_purge_empty',
  'carts',
  `country = $1 and updated_at < $2 and updated_at >= $3
     and not exists (select from cart_lines l where l.cart_id = carts.id)`,
);
const putLines = statement(
  'cart_put',
  `with put as (
     insert into cart_lines (cart_id, product_id, quantity, price_when_added, added_at)
     select $1, u.id, u.quantity, u.price, $5::timestamptz + u.place * interval '1 microsecond'
       from unnest($2::int[], $3::int[], $4::bigint[]) with ordinality u (id, quantity, price, place)
     on conflict (cart_id, product_id) do update set quantity = excluded.quantity)
   update carts set version = version + 1, notices = $6::jsonb, updated_at = $5::timestamptz where id = $1`,
);

/** Carts in the database; every query names the country or the id of a cart that was found by it. */
export const createCartRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): CartRepository => {
  const of = (owner: CartOwner) =>
    'memberId' in owner
      ? { statements: byMember, key: owner.memberId }
      : { statements: byVisitor, key: owner.visitorHash };
  return {
    async read(owner, language, store) {
      const { statements, key } = of(owner);
      const rows = await database.run(statements.read, [val, key, language, store]);
      const [first] = rows;
      if (!first) return null;
      const cart = { id: first.cart_id, version: first.version, notices: first.notices };
      return { cart, lines: rows.filter(({ id }) => id !== null) };
    },
    async lock(owner) {
      const { statements, key } = of(owner);
      return (await database.run(statements.lock, [val, key]))[0]?.id ?? null;
    },
    async lockOrMake(owner, at) {
      const { statements, key } = of(owner);
      const [row] = await database.run(statements.make, [val, key, at]);
      if (!row) throw new Error('The cart was not made.');
      return row.id;
    },
    async stock(cartId, codes, store) {
      const rows = await database.run(stockByCode, [val, cartId, codes, store]);
      return {
        total: rows[0]?.total ?? 0,
        lines: rows[0]?.lines ?? 0,
        products: rows.filter(({ id }) => id !== null),
      };
    },
    stockOfLines: (cartId, store) => database.run(stockByCart, [cartId, store]),
    async put(cartId, changes, at, notices = []) {
      const ids = changes.map(({ productId }) => productId);
      const quantities = changes.map(({ quantity }) => quantity);
      const prices = changes.map(({ price }) => price);
      await database.run(putLines, [cartId, ids, quantities, prices, at, JSON.stringify(notices)]);
    },
    async remove(cartId, productIds, at) {
      const lines = eq(cartLines.cartId, cartId);
      const some = productIds === 'all' ? lines : and(lines, inArray(cartLines.productId, [...productIds]));
      await database.db.delete(cartLines).where(some);
      await database.db
        .update(carts)
        .set({ version: sql`${carts.version} + 1`, notices: [], updatedAt: at })
        .where(eq(carts.id, cartId));
    },
    async drop(cartId) {
      await database.db.delete(carts).where(eq(carts.id, cartId));
    },
    purgeOfVisitors: (untouchedSince) => purge(database, purgeCarts, [val, untouchedSince]),
    purgeEmpty: (since, before) => purge(database, purgeEmptyCarts, [val, before, since]),
  };
};
