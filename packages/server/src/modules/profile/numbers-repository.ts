import type { Profile } from '@caravan/contract';
import type { RegistrationType } from '@caravan/country';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** What a number of a member's is. */
export type NumberName = Profile['numbers'][number]['name'];

/** The numbers of a member as they are on record. */
export interface NumberRow extends Readonly<Record<NumberName, string | null>> {
  readonly home: string;
  /** By which form they joined here; null for one whom the company knew before. */
  readonly type: RegistrationType | null;
}

const readNumbers = statement<NumberRow>(
  'member_numbers',
  `select m.national_number as "nationalId", m.tax_number as "taxNumber", r.values ->> 'iban' as iban,
          m.home_country as home, r.type
     from members m left join registrations r on r.member_id = m.id and r.country = $2
    where m.id = $1`,
);

/** Reads the numbers of members, and how they joined in one country. */
export const createNumbersRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  numbersOf: async (memberId: number): Promise<NumberRow | undefined> =>
    (await database.run(readNumbers, [memberId, val]))[0],
});
