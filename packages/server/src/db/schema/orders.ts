import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { products } from './catalogue.ts';

const moment = () => timestamp({ withTimezone: true });
const amount = () => bigint({ mode: 'number' });

/** A text that a buyer accepted with an order (CHK-7). */
export interface AcceptedAgreement {
  readonly slug: string;
  readonly version: string;
  readonly at: string;
}

/**
 * One order: a draft made from a cart, then what was placed. All that its price depends on is copied here when it is placed
 * (SRV-5), so nothing that changes later changes it. Money in the currency's smallest unit.
 */
export const orders = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    code: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    status: text().notNull(),
    /** Language of the path that made it: its mails are written in it (ORD-5). */
    language: text().notNull(),
    /** The cart and its version that this order was made from: the same unplaced cart is the same order (API-25). */
    cartId: integer().notNull(),
    cartVersion: integer().notNull(),
    /** Region it was placed in, in a country with regions of its own: deliveries differ by it (DLV-3). */
    store: integer(),
    /** Whose referral link the buyer followed when it was placed (SHELL-9). */
    referrerId: integer().references(() => members.id),
    currency: text().notNull(),
    level: text().notNull(),
    comment: text().notNull().default(''),
    delivery: text(),
    payment: text(),
    paymentFeeBp: integer().notNull().default(0),
    recipientName: text(),
    provinceId: integer(),
    districtId: integer(),
    /** Names of the place by language, as they were. */
    provinceNames: jsonb().$type<Record<string, string>>(),
    districtNames: jsonb().$type<Record<string, string>>(),
    city: text(),
    street: text(),
    phone: text(),
    email: text(),
    /** Fields of the address that only this country asks for, by name. */
    addressAdded: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    pickupName: text(),
    pickupPhone: text(),
    subTotal: amount().notNull(),
    discount: amount().notNull(),
    discountBp: integer().notNull(),
    deliveryFee: amount(),
    paymentFee: amount().notNull(),
    /** What a coupon took off the goods, and its code; kept when the coupon goes back (LIM-6). */
    coupon: amount().notNull().default(0),
    couponCode: text(),
    /** What the coupon is worth that this order earns once it is paid. */
    couponEarned: amount().notNull().default(0),
    additionalTax: amount().notNull(),
    vatBp: integer().notNull(),
    total: amount().notNull(),
    /** Thousandths of a case credit. */
    cc: integer().notNull(),
    /** Digest of the rules by which it was priced. */
    rulesVersion: text().notNull(),
    agreements: jsonb().$type<readonly AcceptedAgreement[]>().notNull().default([]),
    createdAt: moment().notNull(),
    placedAt: moment(),
    paidAt: moment(),
    /** The days between which it was promised when it was placed (DLV-6); null where none was. */
    arrivesFrom: date({ mode: 'string' }),
    arrivesTo: date({ mode: 'string' }),
    /** When its units began to be held, by this order or by the unpaid ones whose place it took (PAY-13). */
    heldSince: moment(),
    /** By the database's clock, as all that is compared with it (SRV-14). */
    reservedUntil: moment(),
    /** Of `cc`, what went back with returned goods (ORD-7). */
    ccReturned: integer().notNull().default(0),
  },
  (table) => [
    unique('orders_by_code').on(table.country, table.code),
    index('orders_newest').on(table.country, table.memberId, table.createdAt, table.id, table.status),
    index('orders_placed').on(table.country, table.memberId, table.placedAt),
    index('orders_by_day').on(table.country, table.placedAt, table.id),
    index('orders_drafts')
      .on(table.country, table.createdAt)
      .where(sql`${table.status} = 'draft'`),
    index('orders_paid')
      .on(table.country, table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_referred')
      .on(table.country, table.referrerId, table.placedAt)
      .where(sql`${table.referrerId} is not null`),
    index('orders_held')
      .on(table.country, table.reservedUntil)
      .where(sql`${table.status} = 'awaiting_payment'`),
    uniqueIndex('orders_open_of_cart')
      .on(table.country, table.memberId, table.cartId, table.cartVersion)
      .where(sql`${table.status} in ('draft', 'awaiting_payment')`),
    check(
      'orders_total_adds_up',
      sql`${table.total} = ${table.subTotal} - ${table.discount} - ${table.coupon} + coalesce(${table.deliveryFee}, 0) + ${table.paymentFee}`,
    ),
    check(
      'orders_held_until',
      sql`(${table.status} = 'awaiting_payment') = (${table.reservedUntil} is not null)`,
    ),
  ],
);

/** Lines as they were ordered. `names` by language. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Place in the cart it came from. */
    position: integer().notNull(),
    code: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: amount().notNull(),
    unitCc: integer().notNull(),
    discountable: boolean().notNull(),
    /** The shop's own gift, beside what was bought of the same product (LIM-6). */
    gift: boolean().notNull().default(false),
    /** Units that came back, or were never sent (ORD-7). */
    returned: integer().notNull().default(0),
    /** Of those, units that went back to the stock. */
    restocked: integer().notNull().default(0),
    /** Of those that are `returned`, units that were never sent: no longer there when a person accepted the payment (PAY-12). */
    unsent: integer().notNull().default(0),
    names: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId, table.gift] }),
    check('order_lines_quantity_positive', sql`${table.quantity} >= 1`),
    check(
      'order_lines_came_back',
      sql`${table.restocked} between 0 and ${table.returned} and ${table.returned} <= ${table.quantity}`,
    ),
  ],
);

/** Units of an order's line that go back. */
export interface ReturnedUnits {
  readonly code: string;
  readonly quantity: number;
}

/** What goes back of an order: declared by the buyer (`requested`), or here again (`received`) (ORD-7). */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    reason: text().notNull(),
    lines: jsonb().$type<readonly ReturnedUnits[]>().notNull(),
    /** `member` for a withdrawal by the form, else who ran the command. */
    actor: text().notNull(),
    at: moment().notNull(),
    receivedAt: moment(),
  },
  (table) => [
    index('order_returns_of_order').on(table.orderId, table.id),
    check('order_returns_received', sql`(${table.state} = 'received') = (${table.receivedAt} is not null)`),
  ],
);

/** Every change of state with its time and cause (ORD-1). */
export const orderHistory = pgTable(
  'order_history',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    cause: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('order_history_of_order').on(table.orderId, table.id)],
);
