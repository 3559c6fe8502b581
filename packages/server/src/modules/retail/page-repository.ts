import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** A member's retail page as it is kept. */
export interface PageRow {
  readonly id: number;
  readonly member_id: number;
  readonly name: string;
  readonly state: string;
  readonly reason: string | null;
  readonly expires_at: Date | null;
  readonly links: Readonly<Record<string, string>>;
  readonly created_at: Date;
  /** Its end has passed, whether or not that was noted already. */
  readonly over: boolean;
}

/** Who came by a member's link. */
export interface ReferredRow {
  readonly visits: number;
  readonly orders: number;
}

const columns = `id, member_id, name, state, reason, expires_at, links, created_at,
  state = 'expired' or (state = 'active' and expires_at <= shop_time()) as over`;

const findOwn = statement<PageRow>(
  'retail_find_own',
  `select ${columns} from retail_pages where country = $1 and member_id = $2`,
);

/** Whose a name is; one that was refused is nobody's. */
const findHolder = statement<{ member_id: number; active: boolean }>(
  'retail_find_holder',
  `select member_id, state = 'active' and expires_at > shop_time() as active
     from retail_pages where country = $1 and name = $2 and state <> 'refused'`,
);

/** An application: the first, or one after a refusal or an end. No row comes back where one stands already. */
const insertApplication = statement<PageRow>(
  'retail_apply',
  `insert into retail_pages as p (country, member_id, name, state, created_at) values ($1, $2, $3, 'received', shop_time())
   on conflict (country, member_id) do update
      set name = excluded.name, state = 'received', reason = null, expires_at = null, decided_at = null, reminded_at = null,
          created_at = excluded.created_at
    where p.state = 'refused'
       or (p.name = excluded.name and (p.state = 'expired' or (p.state = 'active' and p.expires_at <= shop_time())))
   returning ${columns}`,
);

const updateLinks = statement<PageRow>(
  'retail_set_links',
  `update retail_pages set links = $3::jsonb where country = $1 and member_id = $2 returning ${columns}`,
);

/** Visits by a member's link, and the orders of others that came by it and stand, paid or to be paid on delivery. */
const countReferred = statement<ReferredRow>(
  'retail_count_referred',
  `select (select coalesce(sum(visits), 0)::int from referral_days where country = $1 and member_id = $2) as visits,
          (select count(*)::int from orders
            where country = $1 and referrer_id = $2 and member_id <> $2
              and status in ('confirmed', 'paid', 'paid_review', 'shipped', 'delivered')) as orders`,
);

/** Retail pages of one country. */
export interface PageRepository {
  ofMember(memberId: number): Promise<PageRow | undefined>;
  holderOf(name: string): Promise<{ readonly member_id: number; readonly active: boolean } | undefined>;
  /** Undefined where an application or an active page stands, or an ended page has another name. */
  apply(memberId: number, name: string): Promise<PageRow | undefined>;
  setLinks(memberId: number, links: Readonly<Record<string, string>>): Promise<PageRow | undefined>;
  referred(memberId: number): Promise<ReferredRow>;
}

/** Retail pages in the database. */
export const createPageRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): PageRepository => ({
  ofMember: async (memberId) => (await database.run(findOwn, [val, memberId]))[0],
  holderOf: async (name) => (await database.run(findHolder, [val, name]))[0],
  apply: async (memberId, name) => (await database.run(insertApplication, [val, memberId, name]))[0],
  setLinks: async (memberId, links) =>
    (await database.run(updateLinks, [val, memberId, JSON.stringify(links)]))[0],
  referred: async (memberId) =>
    (await database.run(countReferred, [val, memberId]))[0] ?? { visits: 0, orders: 0 },
});
