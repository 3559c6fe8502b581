import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { purge, purgeStatement } from '../../db/purge.ts';

/** Browsers on which members have logged in, by the hash of their cookie (SEC-7). */
export interface DeviceRepository {
  /** The ids of the members who have logged in on it. */
  membersOn(tokenHash: string): Promise<string[]>;
  /** Notes a login of a member on it; true when it is their first one there. */
  noteLogin(tokenHash: string, memberId: number, at: Date): Promise<boolean>;
  /** Notes a member's first login ever; false when there was one before. */
  noteFirstLogin(memberId: number, at: Date): Promise<boolean>;
  /** Forgets those without a login since `moment`. */
  purge(moment: Date): Promise<void>;
}

const findMembers = statement<{ fbo_id: string }>(
  'known_device_members',
  `select m.fbo_id from known_devices d join members m on m.id = d.member_id where d.token_hash = $1`,
);
const upsertDevice = statement<{ is_new: boolean }>(
  'known_device_note',
  `insert into known_devices (token_hash, member_id, last_login_at) values ($1, $2, $3)
     on conflict (token_hash, member_id) do update set last_login_at = excluded.last_login_at
     returning xmax = 0 as is_new`,
);
/** Whoever is logged in somewhere has logged in before, also before this was kept. */
const updateFirst = statement<{ is_first: boolean }>(
  'member_note_first_login',
  `update members m set first_login_at = $2 where m.id = $1 and m.first_login_at is null
     returning not exists (select 1 from sessions s where s.member_id = m.id) as is_first`,
);
const deleteOld = purgeStatement('known_device_purge', 'known_devices', 'last_login_at < $1');

/** Known devices in the database. */
export const createDeviceRepository = ({ database }: Pick<CountryContext, 'database'>): DeviceRepository => ({
  membersOn: async (tokenHash) =>
    (await database.run(findMembers, [tokenHash])).map(({ fbo_id: fboId }) => fboId),
  noteLogin: async (tokenHash, memberId, at) =>
    (await database.run(upsertDevice, [tokenHash, memberId, at]))[0]?.is_new === true,
  noteFirstLogin: async (memberId, at) =>
    (await database.run(updateFirst, [memberId, at]))[0]?.is_first === true,
  async purge(moment) {
    await purge(database, deleteOld, [moment]);
  },
});
