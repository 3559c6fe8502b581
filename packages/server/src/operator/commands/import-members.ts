import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importMemberList, memberColumns, type RefusedRow } from '../../import/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { csvMark, csvRow } from '../csv.ts';
import { isFile, refuseFile } from '../file-faults.ts';
import { done, refused, type Command, type OperatorContext, type Options } from '../operator-context.ts';

/** Refused rows that the answer itself tells; `--refused FILE` has all of them, `--refused -` writes them to standard output. */
const toldRows = 20;

const written = ({ line, reason }: RefusedRow): string => `line ${line}  ${reason}`;

/** Where refused rows are kept: a file that begins anew, standard output, or nowhere. */
const keeperOf = ({ write }: OperatorContext, out: Options[string]) => {
  if (out === '-') return write;
  if (typeof out !== 'string') return async () => undefined;
  writeFileSync(out, '', { mode: 0o600 });
  return async (rows: string): Promise<void> => appendFileSync(out, rows);
};

/** `import members FILE --dry-run`: adds members to the register and brings the known ones up to date (SRV-11). */
export const importMembers: Command = {
  name: 'import members',
  usage: 'FILE [--dry-run] [--contacts] [--refused FILE]',
  about: `takes members from a CSV file with the columns ${memberColumns.join(';')}; an empty cell changes nothing, rows that are wrong are told by line and left out; --contacts: e-mail, phone and language of members with online access too; --refused -: all rows that are wrong to standard output, as CSV`,
  takes: [1, 1],
  fills: true,
  options: {
    'dry-run': { type: 'boolean' },
    contacts: { type: 'boolean' },
    refused: { type: 'string' },
  },
  examine: (_app, [file = ''], { refused: out }) => {
    if (!isFile(file)) return refused(`There is no file ${file}.`);
    const problem = typeof out === 'string' && out !== '-' ? refuseFile(resolve(out)) : null;
    return problem === null ? null : refused(problem);
  },
  run: async (context, [file = ''], options) => {
    const { database, country } = context;
    const dryRun = options['dry-run'] === true;
    const contacts = options['contacts'] === true;
    const { refused: out } = options;
    const keep = keeperOf(context, out);
    await keep(csvMark + csvRow(['line', 'reason']));
    const first: RefusedRow[] = [];
    const onRefused = (rows: readonly RefusedRow[]): Promise<void> => {
      first.push(...rows.slice(0, toldRows - first.length));
      return keep(rows.map(({ line, reason }) => csvRow([line, reason])).join(''));
    };
    // One that is killed half-way has left its mark, too.
    if (!dryRun) await writeAudit(context, 'import members', file, { contacts, begun: true });
    const result = await importMemberList(database, country, file, { dryRun, contacts, onRefused });
    if (!dryRun) await writeAudit(context, 'import members', file, { contacts, ...result });
    if (!result.ok) return refused(`${file} can’t be read. ${written(result)}\nNothing was stored.`, result);
    const { rows, added, changed, refused: count } = result;
    const counted = `${rows} rows: ${added} new, ${changed} changed, ${rows - added - changed - count} as they were, ${count} refused`;
    const text = [
      dryRun ? `${counted}; nothing was stored.` : `${counted}.`,
      ...first.map(written),
      ...(count > first.length ? [`… and ${count - first.length} more`] : []),
    ].join('\n');
    const data = { ...result, dryRun, refusals: first };
    if (rows === 0) return refused(`${file} has no member in it.`, data);
    return count === rows ? refused(text, data) : done(text, data);
  },
};
