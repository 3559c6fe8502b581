import { statement } from '../../db/database.ts';

/** A page with its owner, as an operator sees it. */
export interface ListedPage {
  readonly name: string;
  readonly state: string;
  readonly fbo_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly reason: string | null;
}

/** A page whose state has changed. */
export interface ChangedPage {
  readonly id: number;
  readonly member_id: number;
  readonly name: string;
  readonly expires_at: Date | null;
  readonly at: Date;
}

/** `$2`: the state, null for all. Those that wait longest come first. */
export const listPages = statement<ListedPage>(
  'retail_list',
  `select p.name, p.state, m.fbo_id, m.first_name, m.last_name, p.created_at, p.expires_at, p.reason
     from retail_pages p join members m on m.id = p.member_id
    where p.country = $1 and ($2::text is null or p.state = $2) order by p.created_at, p.id limit $3`,
);

/** An application is decided once. */
export const approvePage = statement<ChangedPage>(
  'retail_approve',
  `update retail_pages
      set state = 'active', reason = null, decided_at = shop_time(), expires_at = shop_time() + interval '1 year', reminded_at = null
    where country = $1 and name = $2 and state = 'received' returning id, member_id, name, expires_at, shop_time() as at`,
);

export const refusePage = statement<ChangedPage>(
  'retail_refuse',
  `update retail_pages set state = 'refused', reason = $3, decided_at = shop_time()
    where country = $1 and name = $2 and state = 'received' returning id, member_id, name, expires_at, shop_time() as at`,
);

/** Ends pages whose year is over, at most `$2`, passing over those that another process is at. */
export const expirePages = statement<ChangedPage>(
  'retail_expire',
  `update retail_pages set state = 'expired'
    where id in (
      select id from retail_pages where country = $1 and state = 'active' and expires_at <= shop_time()
       order by expires_at limit $2 for update skip locked)
   returning id, member_id, name, expires_at, shop_time() as at`,
);

/** Pages that end within 30 days and whose owners were not told, at most `$2`; noted as told. */
export const remindPages = statement<ChangedPage>(
  'retail_remind',
  `update retail_pages set reminded_at = shop_time()
    where id in (
      select id from retail_pages
       where country = $1 and state = 'active' and reminded_at is null
         and expires_at > shop_time() and expires_at <= shop_time() + interval '30 days'
       order by expires_at limit $2 for update skip locked)
   returning id, member_id, name, expires_at, shop_time() as at`,
);
