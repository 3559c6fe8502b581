import { statement } from '../db/database.ts';
import type { OperatorContext } from './operator-context.ts';

/** A registration as the operator sees it. */
export interface ListedRegistration {
  readonly fbo_id: string;
  readonly name: string;
  readonly type: string;
  readonly created_at: Date;
  readonly approved_at: Date | null;
  /** `contract-form until 2026-12-15`, one a term that is open. */
  readonly awaited: string | null;
  /** Other members with the same number: somebody may have joined twice. */
  readonly same_number: string | null;
}

const list = statement<ListedRegistration>(
  'operator_registrations',
  `select m.fbo_id, m.first_name || ' ' || m.last_name as name, r.type, r.created_at, r.approved_at,
          (select string_agg(t.what || coalesce(' until ' || to_char(t.due_on, 'YYYY-MM-DD'), ''), ', ' order by t.id)
             from registration_terms t
            where t.registration_id = r.id and t.met_at is null and t.applied_at is null) as awaited,
          (select string_agg(o.fbo_id, ', ' order by o.fbo_id)
             from members o
            where o.id <> m.id and o.home_country = m.home_country
              and (o.national_number = m.national_number or o.tax_number = m.tax_number)) as same_number
     from registrations r join members m on m.id = r.member_id
    where r.country = $1 and ($2::text is null or m.fbo_id = $2)
    order by r.created_at desc, r.id desc limit $3`,
);

const find = statement<{ readonly id: number }>(
  'operator_member_find',
  `select m.id from members m join registrations r on r.member_id = m.id where r.country = $1 and m.fbo_id = $2`,
);

/** Registrations of the operator's country, the newest first. */
export const listRegistrations = (
  { country, database }: Pick<OperatorContext, 'country' | 'database'>,
  fboId: string | null,
  limit: number,
): Promise<readonly ListedRegistration[]> => database.run(list, [country.val, fboId, limit]);

/** The member who registered here with an id; undefined for anybody else. */
export const registeredMember = async (
  { country, database }: OperatorContext,
  fboId: string,
): Promise<number | undefined> => (await database.run(find, [country.val, fboId]))[0]?.id;
