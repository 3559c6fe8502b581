import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Which mails of one country were handed over; `subject` is what one is about. */
export interface SentMailRepository {
  wasSent(kind: string, subject: string): Promise<boolean>;
  recordSent(kind: string, subject: string, at: Date): Promise<void>;
}

const findSent = statement<{ kind: string }>(
  'mail_was_sent',
  'select kind from sent_mails where country = $1 and kind = $2 and subject = $3',
);
const insertSent = statement(
  'mail_note_sent',
  'insert into sent_mails (country, kind, subject, sent_at) values ($1, $2, $3, $4) on conflict do nothing',
);

/** Sent mails in the database. */
export const createSentMailRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): SentMailRepository => ({
  wasSent: async (kind, subject) => (await database.run(findSent, [val, kind, subject])).length > 0,
  async recordSent(kind, subject, at) {
    await database.run(insertSent, [val, kind, subject, at]);
  },
});
