import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** An owner as the register has them, with their active retail page in this country. */
export interface OwnerRow {
  readonly id: number;
  readonly fbo_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly city: string | null;
  readonly page_name: string | null;
  readonly page_links: Readonly<Record<string, string>> | null;
}

/** Who a link means. */
export interface Referrer {
  readonly id: number;
  readonly fbo_id: string;
}

/** The owners of the whole company. */
export interface OwnerRepository {
  find(fboId: string): Promise<OwnerRow | undefined>;
  /** The owner of an active retail page of this country (RTL-4). */
  byPage(name: string): Promise<Referrer | undefined>;
}

/** Owners by their member ID (API-60): a sponsor is an owner, never a preferred customer or who is kept out (REG-4). */
const findOwner = statement<OwnerRow>(
  'sponsors_find',
  `select m.id, m.fbo_id, m.first_name, m.last_name, m.phone, m.email, p.name as page_name, p.links as page_links,
          m.registered_address ->> 'city' as city
     from members m
     left join retail_pages p
       on p.country = $2 and p.member_id = m.id and p.state = 'active' and p.expires_at > shop_time()
    where m.fbo_id = $1 and m.level <> 'novus' and m.deleted_at is null and m.blocked_at is null`,
);

const findByPage = statement<Referrer>(
  'sponsors_find_by_page',
  `select m.id, m.fbo_id from retail_pages p join members m on m.id = p.member_id
    where p.country = $1 and p.name = $2 and p.state = 'active' and p.expires_at > shop_time()
      and m.level <> 'novus' and m.deleted_at is null and m.blocked_at is null`,
);

/** Owners in the database. */
export const createOwnerRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): OwnerRepository => ({
  find: async (fboId) => (await database.run(findOwner, [fboId, val]))[0],
  byPage: async (name) => (await database.run(findByPage, [val, name]))[0],
});
