import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** That somebody chose something, of which version of the notice, in which language; not who. */
export interface ChoiceFact {
  readonly choice: string;
  readonly version: string;
  readonly language: string;
  readonly at: Date;
}

/** Choices about cookies of one country. */
export interface ChoiceRepository {
  add(fact: ChoiceFact): Promise<void>;
}

const insertChoice = statement(
  'consent_note',
  `insert into cookie_choices (country, choice, version, language, at) values ($1, $2, $3, $4, $5)`,
);

/** Choices in the database. */
export const createChoiceRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): ChoiceRepository => ({
  async add({ choice, version, language, at }) {
    await database.run(insertChoice, [val, choice, version, language, at]);
  },
});
