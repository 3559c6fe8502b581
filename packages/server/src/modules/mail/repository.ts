import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Which mails about orders of one country were handed over. */
export interface SentMailRepository {
  wasSent(kind: string, orderId: number): Promise<boolean>;
  recordSent(kind: string, orderId: number, at: Date): Promise<void>;
}

const findSent = statement<{ kind: string }>(
  'mail_was_sent',
  'select kind from sent_mails where country = $1 and kind = $2 and order_id = $3',
);
const insertSent = statement(
  'mail_note_sent',
  'insert into sent_mails (country, kind, order_id, sent_at) values ($1, $2, $3, $4) on conflict do nothing',
);

/** Sent mails in the database. */
export const createSentMailRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): SentMailRepository => ({
  wasSent: async (kind, orderId) => (await database.run(findSent, [val, kind, orderId])).length > 0,
  async recordSent(kind, orderId, at) {
    await database.run(insertSent, [val, kind, orderId, at]);
  },
});
