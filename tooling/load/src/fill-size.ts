import { country } from 'kg/country';
import type { Database } from '@caravan/server';
import { countingStates, fillBooksOnce } from '@caravan/server/import';
import { fillSize, type ShopSize } from '@caravan/server/testing/fill-size';
import { createHash } from 'node:crypto';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** By this the made-up member with the most orders is logged in. */
export const busyToken: string = hashOf('busy member');

/**
 * Makes the shop's country that large, and logs its busiest member in. Its orders are booked, as payments would have: the shop would begin
 * with that a minute after its start.
 */
export const fillToSize = async (database: Database, size: ShopSize): Promise<void> => {
  await fillSize(database, country, size);
  await fillBooksOnce({ country, database }, countingStates);
  await database.executeSql(
    `insert into sessions (member_id, token_hash, device, created_at, last_used_at, expires_at)
     select id, $1, 'bench', now(), now(), now() + interval '5 days' from members where first_name = 'Size' order by id limit 1`,
    [hashOf(busyToken)],
  );
  await database.executeSql('vacuum (analyze)');
};
