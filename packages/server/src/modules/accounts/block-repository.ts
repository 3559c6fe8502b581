import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Who is kept out of the shop, as the register of members says. */
export interface BlockRepository {
  /** Blocks a member, or with null no longer; gives their number, undefined when nothing changed. */
  set(
    fboId: string,
    block: { readonly since: Date; readonly reason: string } | null,
  ): Promise<number | undefined>;
  exists(fboId: string): Promise<boolean>;
}

const setBlock = statement<{ id: number }>(
  'member_block',
  `update members set blocked_at = $2::timestamptz, blocked_reason = $3
    where fbo_id = $1 and (blocked_at is null) <> ($2::timestamptz is null) returning id`,
);
const findMember = statement<{ id: number }>('member_exists', `select id from members where fbo_id = $1`);

/** Blocks in the database. */
export const createBlockRepository = ({ database }: Pick<CountryContext, 'database'>): BlockRepository => ({
  set: async (fboId, block) =>
    (await database.run(setBlock, [fboId, block?.since ?? null, block?.reason ?? null]))[0]?.id,
  exists: async (fboId) => (await database.run(findMember, [fboId])).length > 0,
});
