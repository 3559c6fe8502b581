import { levels } from '@caravan/cart-rules';
import { statement, type Database } from '../../db/database.ts';
import type { ListedMember } from './read-member-rows.ts';

/** How many members of a list are new, and how many the register knew otherwise. */
export interface Stored {
  readonly added: number;
  readonly changed: number;
}

const given = `given as (
  select * from jsonb_to_recordset($1::jsonb) as g (
    "fboId" text, level text, "firstName" text, "lastName" text, "middleName" text, email text, phone text, "birthDate" date,
    "nationalNumber" text, "taxNumber" text, sponsor text, language text))`;

/** Place of a level among all, the lowest first. */
const rank = (level: string): string => `array_position(array['${levels.join("', '")}'], ${level})`;

/** Whether contact data is the list's to change: that of who has online access is their own, unless $3. */
const kept = `$3::boolean or m.password_hash is null`;

/** What a list makes of a member `m`: an empty cell changes nothing, and a level never falls (REG-11). */
const news = (
  from: string,
  named: (column: string, field: string) => string,
): Readonly<Record<string, string>> => ({
  level: `case when ${rank(`${from}.level`)} > ${rank('m.level')} then ${from}.level else m.level end`,
  first_name: named('first_name', 'firstName'),
  last_name: named('last_name', 'lastName'),
  middle_name: `coalesce(${named('middle_name', 'middleName')}, m.middle_name)`,
  birth_date: `coalesce(${named('birth_date', 'birthDate')}, m.birth_date)`,
  national_number: `coalesce(${named('national_number', 'nationalNumber')}, m.national_number)`,
  tax_number: `coalesce(${named('tax_number', 'taxNumber')}, m.tax_number)`,
  sponsor_id: `coalesce(${named('sponsor_id', 'sponsor')}, m.sponsor_id)`,
  email: `case when ${kept} then coalesce(${from}.email, m.email) else m.email end`,
  phone: `case when ${kept} then coalesce(${from}.phone, m.phone) else m.phone end`,
  language: `case when ${kept} then ${from}.language else m.language end`,
});

/** Whether the register has it otherwise. */
const differs = (values: Readonly<Record<string, string>>): string => {
  const columns = Object.keys(values).map((column) => `m.${column}`);
  return `(${columns.join(', ')}) is distinct from (${Object.values(values).join(', ')})`;
};

const inList = news('g', (_column, field) => `g."${field}"`);
const inRow = news('excluded', (column) => `excluded.${column}`);

const countChanges = statement<Stored>(
  'import_members_count',
  `with ${given}
   select count(*) filter (where m.id is null)::int as added,
          count(*) filter (where m.id is not null and ${differs(inList)})::int as changed
     from given g left join members m on m.fbo_id = g."fboId" where m.id is null or m.home_country = $2`,
);

/** In the order of their ids, so that two imports never wait for one another in a circle. */
const storeMembers = statement<Stored>(
  'import_members_store',
  `with ${given},
   stored as (
     insert into members as m (fbo_id, home_country, level, first_name, last_name, middle_name, birth_date,
                               national_number, tax_number, sponsor_id, email, phone, language)
       select g."fboId", $2, g.level, g."firstName", g."lastName", g."middleName", g."birthDate", g."nationalNumber", g."taxNumber",
              g.sponsor, g.email, g.phone, g.language
         from given g order by g."fboId"
       on conflict (fbo_id) do update set ${Object.entries(inRow)
         .map(([column, value]) => `${column} = ${value}`)
         .join(', ')}
         where m.home_country = excluded.home_country and m.deleted_at is null and ${differs(inRow)}
       returning m.xmax = 0 as is_new)
   select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from stored`,
);

const findOthers = statement<{ fbo_id: string; is_deleted: boolean }>(
  'import_members_others',
  `select m.fbo_id, m.deleted_at is not null as is_deleted
     from members m join jsonb_array_elements_text($1::jsonb) as g (fbo_id) on g.fbo_id = m.fbo_id
    where m.home_country <> $2 or m.deleted_at is not null`,
);

/** How a list is stored. */
export interface StoreOptions {
  /** Only counts. */
  readonly dryRun: boolean;
  /** Changes e-mail, phone and language also of members with online access. */
  readonly contacts: boolean;
}

/** Ids of the list that are not to be touched, with the reason: of members of another country, or of accounts that were deleted (ACC-7). */
export const othersIn = async (
  database: Database,
  country: string,
  list: readonly ListedMember[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = JSON.stringify(list.map(({ fboId }) => fboId));
  const found = await database.run(findOthers, [ids, country]);
  return new Map(
    found.map((row) => [
      row.fbo_id,
      row.is_deleted ? 'has deleted the account' : 'is a member of another country',
    ]),
  );
};

/** Adds members of a country to the register and brings the known ones up to date; no id may stand in the list twice. */
export const storeList = async (
  database: Database,
  country: string,
  list: readonly ListedMember[],
  { dryRun, contacts }: StoreOptions,
): Promise<Stored> => {
  const values = [JSON.stringify(list), country, contacts];
  const [stored] = await database.run(dryRun ? countChanges : storeMembers, values);
  return stored ?? { added: 0, changed: 0 };
};
