import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** A product as it stands in the list. */
export interface ListedProduct {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly cc: number;
  readonly discountable: boolean;
  /** Names of its category by language. */
  readonly category: Record<string, string>;
}

const listProducts = statement<ListedProduct>(
  'price_list_products',
  `select p.code, t.name, p.price, p.cc, p.discountable, c.names as category
     from products p join categories c on c.id = p.category_id
     join product_texts t on t.product_id = p.id and t.language = $2
    where p.country = $1 and not p.disabled
    order by c.position, c.id, p.position, p.id`,
);

const readVersion = statement<{ version: number }>(
  'price_list_version',
  'select version from catalogue_versions where country = $1',
);

/** What a session's link to the list is signed with, and at which level its member buys. */
export interface SessionKey {
  readonly token_hash: string;
  readonly level: string;
}

const findSessionKey = statement<SessionKey>(
  'price_list_session',
  `select s.token_hash, m.level from sessions s join members m on m.id = s.member_id where s.id = $1 and s.expires_at > $2`,
);

/** What the price list is made of. */
export const createPriceListRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  products: (language: string): Promise<ListedProduct[]> => database.run(listProducts, [val, language]),
  /** Grows with every import; 0 before the first. */
  version: async (): Promise<number> => (await database.run(readVersion, [val]))[0]?.version ?? 0,
  /** undefined once the session has ended. */
  sessionKey: async (sessionId: number, now: Date): Promise<SessionKey | undefined> =>
    (await database.run(findSessionKey, [sessionId, now]))[0],
});
