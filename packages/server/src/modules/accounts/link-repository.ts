import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

interface LinkRow {
  readonly member_id: number;
}

const insertLink = statement(
  'password_link_insert',
  `insert into member_links (token_hash, member_id, purpose, expires_at) values ($1, $2, 'password', $3)`,
);
const findLink = statement<LinkRow>(
  'password_link_find',
  `select member_id from member_links where token_hash = $1 and purpose = 'password' and expires_at > $2`,
);
/** Uses a link up; all other links of its member end with it. */
const takeLink = statement<LinkRow>(
  'password_link_take',
  `with taken as (
     delete from member_links where token_hash = $1 and purpose = 'password' and expires_at > $2 returning member_id),
   others as (
     delete from member_links l using taken t where l.member_id = t.member_id and l.purpose = 'password' and l.token_hash <> $1)
   select member_id from taken`,
);
const deleteLinksOf = statement(
  'password_link_end',
  `delete from member_links where member_id = $1 and purpose = 'password'`,
);
const deleteOld = statement('password_link_purge', `delete from member_links where expires_at < $1`);

/** Links by which a password is set, by the hash of their token. */
export const createLinkRepository = ({ database }: Pick<CountryContext, 'database'>) => ({
  async add(tokenHash: string, memberId: number, expiresAt: Date): Promise<void> {
    await database.run(insertLink, [tokenHash, memberId, expiresAt]);
  },
  /** Whose link it is; undefined for one that was used, has ended or never was. */
  find: async (tokenHash: string, now: Date): Promise<number | undefined> =>
    (await database.run(findLink, [tokenHash, now]))[0]?.member_id,
  /** As `find`, and the link is used up. */
  take: async (tokenHash: string, now: Date): Promise<number | undefined> =>
    (await database.run(takeLink, [tokenHash, now]))[0]?.member_id,
  async endAllOf(memberId: number): Promise<void> {
    await database.run(deleteLinksOf, [memberId]);
  },
  async purge(moment: Date): Promise<void> {
    await database.run(deleteOld, [moment]);
  },
});
