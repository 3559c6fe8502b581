import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** An owner as the register has them. */
export interface OwnerRow {
  readonly fbo_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly city: string | null;
}

/** The owners of the whole company. */
export interface OwnerRepository {
  find(fboId: string): Promise<OwnerRow | undefined>;
}

/** Owners by their member ID (API-60): a sponsor is an owner, never a preferred customer (REG-4). */
const findOwner = statement<OwnerRow>(
  'sponsors_find',
  `select m.fbo_id, m.first_name, m.last_name,
          (select a.city from addresses a where a.member_id = m.id and a.country = m.home_country order by a.id limit 1) as city
     from members m where m.fbo_id = $1 and m.level <> 'novus' and m.deleted_at is null`,
);

/** Owners in the database. */
export const createOwnerRepository = ({ database }: Pick<CountryContext, 'database'>): OwnerRepository => ({
  find: async (fboId) => (await database.run(findOwner, [fboId]))[0],
});
