import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

const writeAvatar = statement(
  'avatar_set',
  `with kept as (
     insert into member_avatars as a (token, member_id, image, changed_at) values ($2, $1, $3, $4)
     on conflict (member_id) do update
        set token = excluded.token, image = excluded.image, changed_at = excluded.changed_at)
   update members set avatar = $2 where id = $1`,
);
const deleteAvatar = statement(
  'avatar_remove',
  `with gone as (delete from member_avatars where member_id = $1)
   update members set avatar = null where id = $1`,
);
const readAvatar = statement<{ image: Uint8Array }>(
  'avatar_read',
  `select image from member_avatars where token = $1`,
);

/** Members' pictures in the database, of the whole company. */
export const createAvatarRepository = ({ database }: Pick<CountryContext, 'database'>) => ({
  /** The picture of a member; the one before is gone, and so is its address. */
  async set(memberId: number, token: string, image: Uint8Array, at: Date): Promise<void> {
    await database.run(writeAvatar, [memberId, token, Buffer.from(image), at]);
  },
  async remove(memberId: number): Promise<void> {
    await database.run(deleteAvatar, [memberId]);
  },
  find: async (token: string): Promise<Uint8Array | undefined> =>
    (await database.run(readAvatar, [token]))[0]?.image,
});
