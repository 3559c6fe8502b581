import { levels } from '@caravan/cart-rules';
import type { CountryDefinition } from '@caravan/country';
import { z } from 'zod';
import { wrongHeader } from '../tables/read-csv.ts';
import { readRecords, UnreadableList } from '../tables/read-records.ts';

/** Columns of a list of members, as it is imported and exported; others are passed over. */
export const memberColumns = [
  'fboId',
  'level',
  'firstName',
  'lastName',
  'middleName',
  'email',
  'phone',
  'birthDate',
  'nationalNumber',
  'taxNumber',
  'sponsor',
  'language',
] as const;

/** A real date as dd-mm-yyyy; gives it as yyyy-mm-dd. */
const date = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4}$/)
  .transform((text) => text.split('-').toReversed().join('-'))
  .refine((iso) => {
    const day = new Date(`${iso}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
  });

const longest = 200;
const words = z.string().min(1).max(longest);
/** What a spreadsheet makes of a long number, `9,96E+11`: its first digits, and how many there were. The others are lost. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;
const number = words.refine((text) => !shortened.test(text));
const memberId = z.string().regex(/^\d{12}$/);

/** One row, by the rules of the country. An empty cell is null. */
const rowOf = ({ languages, fboPrefix }: Pick<CountryDefinition, 'languages' | 'fboPrefix'>) =>
  z.object({
    fboId: memberId.startsWith(fboPrefix),
    level: z.enum(levels),
    firstName: words,
    lastName: words,
    middleName: words.nullable(),
    email: z.email().max(longest).nullable(),
    phone: z
      .string()
      .regex(/^\+\d{8,15}$/)
      .nullable(),
    birthDate: date.nullable(),
    nationalNumber: number.nullable(),
    taxNumber: number.nullable(),
    sponsor: memberId.nullable(),
    language: z.enum(languages),
  });

/** A member as a list says it; dates are yyyy-mm-dd. */
export type ListedMember = z.output<ReturnType<typeof rowOf>>;

/** What each column expects, for whoever mends the file. */
const expected = (country: Pick<CountryDefinition, 'languages' | 'fboPrefix'>): Record<string, string> => ({
  fboId: `twelve digits that begin with ${country.fboPrefix}`,
  level: `one of ${levels.join(', ')}`,
  firstName: 'a name',
  lastName: 'a name',
  email: 'an e-mail address, or nothing',
  phone: '+ and 8 to 15 digits, or nothing',
  birthDate: 'a date as dd-mm-yyyy, or nothing',
  sponsor: 'twelve digits, or nothing',
  language: `one of ${country.languages.join(', ')}`,
});

/** One row of the file: a member, or why it is none. */
export interface MemberRow {
  readonly line: number;
  readonly member: ListedMember | null;
  /** Empty for a member. */
  readonly reason: string;
}

/** A cell as it was meant: the apostrophe that keeps a spreadsheet from running `+996…` as a formula is none of it. */
const cellOf = (text: string | undefined): string | null => {
  const plain = (text ?? '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .normalize('NFC');
  return plain === '' ? null : plain;
};

/**
 * The rows of a semicolon-separated list of members in UTF-8, one after the other, so that a file of any length is read in the
 * same memory. Throws `UnreadableList` where it is no such list.
 */
export async function* readMemberRows(
  file: string,
  country: Pick<CountryDefinition, 'languages' | 'fboPrefix'>,
): AsyncGenerator<MemberRow> {
  const schema = rowOf(country);
  const told = expected(country);
  let header: readonly string[] | null = null;
  for await (const { record, info } of readRecords(file)) {
    const line = info.lines;
    if (header === null) {
      header = record.map((name) => name.trim());
      const wrong = wrongHeader(header, memberColumns);
      if (wrong !== null) throw new UnreadableList(line, `It must have ${wrong}.`);
      continue;
    }
    if (record.length !== header.length) {
      yield { line, member: null, reason: `${header.length} cells, not ${record.length}` };
      continue;
    }
    const row = Object.fromEntries(
      header.map((name, at): [string, string | null] => [name, cellOf(record[at])]),
    );
    if (Object.values(row).some((text) => text?.includes('\u0000'))) {
      yield { line, member: null, reason: 'text without NUL' };
      continue;
    }
    const checked = schema.safeParse(row);
    const wrong = checked.success ? [] : checked.error.issues.map(({ path: [name] }) => String(name));
    const reasonOf = (name: string): string =>
      shortened.test(row[name] ?? '')
        ? `${name}: all of its digits, not ${row[name]}: a spreadsheet keeps them in columns of text`
        : `${name}: ${told[name] ?? 'a shorter text'}`;
    yield {
      line,
      member: checked.success ? checked.data : null,
      reason: [...new Set(wrong)].map(reasonOf).join('; '),
    };
  }
  if (header === null) throw new UnreadableList(1, `It must have ${wrongHeader(null, memberColumns)}.`);
}
