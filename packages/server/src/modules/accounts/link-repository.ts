import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { purge, purgeStatement } from '../../db/purge.ts';

/** What a mailed link does. */
export type LinkPurpose = 'password' | 'email';

interface LinkRow {
  readonly member_id: number;
  readonly email: string | null;
}

const insertLink = statement(
  'member_link_insert',
  `insert into member_links (token_hash, member_id, purpose, email, expires_at) values ($1, $2, $3, $4, $5)`,
);
const findLink = statement<LinkRow>(
  'member_link_find',
  `select member_id, email from member_links where token_hash = $1 and purpose = $2 and expires_at > $3`,
);
/** Uses a link up; all other links of its member for the same purpose end with it. */
const takeLink = statement<LinkRow>(
  'member_link_take',
  `with taken as (
     delete from member_links where token_hash = $1 and purpose = $2 and expires_at > $3 returning member_id, email),
   others as (
     delete from member_links l using taken t where l.member_id = t.member_id and l.purpose = $2 and l.token_hash <> $1)
   select member_id, email from taken`,
);
const deleteLinksFor = statement(
  'member_link_end_purpose',
  `delete from member_links where member_id = $1 and purpose = $2`,
);
const deleteLinksOf = statement('member_link_end', `delete from member_links where member_id = $1`);
const deleteOld = purgeStatement('member_link_purge', 'member_links', 'expires_at < $1');

/** Whose link it is, and the address that it confirms. */
export interface MemberLink {
  readonly memberId: number;
  readonly email: string | null;
}

const linkOf = (row: LinkRow | undefined): MemberLink | undefined =>
  row && { memberId: row.member_id, email: row.email };

/** Links that are mailed to members for one purpose, by the hash of their token. */
export const createLinkRepository = (
  { database }: Pick<CountryContext, 'database'>,
  purpose: LinkPurpose,
) => ({
  async add(tokenHash: string, { memberId, email }: MemberLink, expiresAt: Date): Promise<void> {
    await database.run(insertLink, [tokenHash, memberId, purpose, email, expiresAt]);
  },
  /** Undefined for one that was used, has ended or never was. */
  find: async (tokenHash: string, now: Date): Promise<MemberLink | undefined> =>
    linkOf((await database.run(findLink, [tokenHash, purpose, now]))[0]),
  /** As `find`, and the link is used up. */
  take: async (tokenHash: string, now: Date): Promise<MemberLink | undefined> =>
    linkOf((await database.run(takeLink, [tokenHash, purpose, now]))[0]),
  /** Ends a member's links for this purpose. */
  async endAllOf(memberId: number): Promise<void> {
    await database.run(deleteLinksFor, [memberId, purpose]);
  },
  /** Ends whatever was mailed to a member: somebody else may have asked for it. */
  async endEveryLinkOf(memberId: number): Promise<void> {
    await database.run(deleteLinksOf, [memberId]);
  },
  /** Forgets links of all purposes that ended before `moment`. */
  async purge(moment: Date): Promise<void> {
    await purge(database, deleteOld, [moment]);
  },
});
