import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

const writePhone = statement('profile_phone', `update members set phone = $2 where id = $1`);
const writeEmail = statement('profile_email', `update members set email = $2 where id = $1`);

/** How members of the whole company are reached, in the database. */
export const createContactRepository = ({ database }: Pick<CountryContext, 'database'>) => ({
  async setPhone(memberId: number, phone: string): Promise<void> {
    await database.run(writePhone, [memberId, phone]);
  },
  async setEmail(memberId: number, email: string): Promise<void> {
    await database.run(writeEmail, [memberId, email]);
  },
});
