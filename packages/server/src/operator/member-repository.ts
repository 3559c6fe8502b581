import { statement } from '../db/database.ts';
import type { OperatorContext } from './operator-context.ts';

/** A member as the export has them; the birth date is dd-mm-yyyy. */
export interface ExportedMember {
  readonly id: number;
  readonly fbo_id: string;
  readonly level: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly middle_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birth_date: string | null;
  readonly national_number: string | null;
  readonly tax_number: string | null;
  readonly sponsor_id: string | null;
  readonly language: string;
  readonly online: boolean;
  readonly blocked: boolean;
}

const readPage = statement<ExportedMember>(
  'operator_export_members',
  `select id, fbo_id, level, first_name, last_name, middle_name, email, phone, to_char(birth_date, 'DD-MM-YYYY') as birth_date, national_number,
          tax_number, sponsor_id, language, password_hash is not null as online, blocked_at is not null as blocked
     from members where home_country = $1 and deleted_at is null and id > $2 order by id limit $3`,
);

const pageSize = 2000;

/** The members whose home the country is, in the order in which they came, page by page. */
export async function* membersOf({
  country,
  database,
}: OperatorContext): AsyncGenerator<readonly ExportedMember[]> {
  for (let after = 0; ;) {
    const page = await database.run(readPage, [country.val, after, pageSize]);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}
