import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { purge, purgeStatement } from '../../db/purge.ts';
import { storeStock } from '../../db/store-stock.ts';

/** An alert with what its mails say. */
export interface AlertRow {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly token: string;
  readonly confirmed: boolean;
  readonly product_id: number;
  /** Of the product, by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly slugs: Readonly<Record<string, string>>;
}

/** Who waits for which product. */
export interface NewAlert {
  readonly productId: number;
  readonly email: string;
  readonly language: string;
  readonly store: number | null;
  /** For an address that is new. */
  readonly token: string;
  readonly at: Date;
}

const findProduct = statement<{ id: number }>(
  'stock_product',
  'select id from products where country = $1 and id = $2',
);
const upsertAddress = statement<{ id: number; confirmed: boolean }>(
  'stock_address',
  `insert into stock_addresses (country, email, language, token, asked_at) values ($1, $2, $3, $4, $5)
   on conflict (country, email) do update set language = excluded.language, asked_at = excluded.asked_at
   returning id, confirmed_at is not null as confirmed`,
);
const upsertAlert = statement<{ id: number }>(
  'stock_alert',
  `insert into stock_alerts (country, address_id, product_id, store, created_at) values ($1, $2, $3, $4, $5)
   on conflict (address_id, product_id) do update set store = excluded.store, created_at = excluded.created_at, told_at = null
   returning id`,
);
const findAddress = statement<{ id: number }>(
  'stock_known',
  'select id from stock_addresses where country = $1 and token = $2',
);
const confirmAddress = statement<{ id: number }>(
  'stock_confirm',
  `update stock_addresses set confirmed_at = coalesce(confirmed_at, $3) where country = $1 and token = $2 returning id`,
);
const deleteAddress = statement<{ id: number }>(
  'stock_end',
  'delete from stock_addresses where country = $1 and token = $2 returning id',
);
const takeBack = statement<{ id: number }>(
  'stock_take_back',
  `update stock_alerts a set told_at = $2
     from (select a.id from stock_alerts a join stock_addresses d on d.id = a.address_id join products p on p.id = a.product_id
            where a.country = $1 and a.told_at is null and d.confirmed_at is not null and not p.disabled
              and ${storeStock('a.store')} > 0
            order by a.id limit $3 for update of a skip locked) due
    where a.id = due.id returning a.id`,
);
const readAlert = statement<AlertRow>(
  'stock_read',
  `select a.id, d.email, d.language, d.token, d.confirmed_at is not null as confirmed, a.product_id,
          (select jsonb_object_agg(t.language, t.name) from product_texts t where t.product_id = a.product_id) as names,
          (select jsonb_object_agg(t.language, t.slug) from product_texts t where t.product_id = a.product_id) as slugs
     from stock_alerts a join stock_addresses d on d.id = a.address_id where a.country = $1 and a.id = $2`,
);
const purgeAlerts = purgeStatement('stock_purge_alerts', 'stock_alerts', 'country = $1 and told_at < $2');
const purgeAddresses = statement(
  'stock_purge_addresses',
  `delete from stock_addresses d where d.country = $1
      and (d.confirmed_at is null and d.asked_at < $2
        or d.asked_at < $3 and not exists (select from stock_alerts a where a.address_id = d.id))`,
);

/** Who waits for products to come back, in the database. */
export const createStockAlertRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  isProduct: async (productId: number): Promise<boolean> =>
    (await database.run(findProduct, [val, productId])).length > 0,
  /** In the running transaction: the alert, and whether its address was confirmed before. */
  async add({ productId, email, language, store, token, at }: NewAlert) {
    const [address] = await database.run(upsertAddress, [val, email, language, token, at]);
    const [alert] = await database.run(upsertAlert, [val, address?.id, productId, store, at]);
    if (!address || !alert) throw new Error('The alert was not stored.');
    return { id: alert.id, confirmed: address.confirmed };
  },
  /** Whether a token is of an address. */
  isKnown: async (token: string): Promise<boolean> =>
    (await database.run(findAddress, [val, token])).length > 0,
  /** False for a token that is nobody's. */
  confirm: async (token: string, at: Date): Promise<boolean> =>
    (await database.run(confirmAddress, [val, token, at])).length > 0,
  /** The address with all that it waits for. */
  end: async (token: string): Promise<boolean> =>
    (await database.run(deleteAddress, [val, token])).length > 0,
  /** Takes alerts whose product is there again; each is given once. */
  takeBack: async (at: Date, most: number): Promise<number[]> =>
    (await database.run(takeBack, [val, at, most])).map(({ id }) => id),
  find: async (id: number): Promise<AlertRow | undefined> => (await database.run(readAlert, [val, id]))[0],
  async purge(told: Date, unconfirmed: Date): Promise<void> {
    await purge(database, purgeAlerts, [val, told]);
    await database.run(purgeAddresses, [val, unconfirmed, told]);
  },
});
