import { memberColumns } from '../../import/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { csvMark, csvRow } from '../csv.ts';
import { deliver, fileIn, standardOutput } from '../deliver.ts';
import { membersOf, type ExportedMember } from '../member-repository.ts';
import { done, type Command } from '../operator-context.ts';

const yes = (is: boolean): string | null => (is ? 'yes' : null);

const cellsOf = (member: ExportedMember) => [
  member.fbo_id,
  member.level,
  member.first_name,
  member.last_name,
  member.middle_name,
  member.email,
  member.phone,
  member.birth_date,
  member.national_number,
  member.tax_number,
  member.sponsor_id,
  member.language,
  yes(member.online),
  yes(member.blocked),
];

/** `export members --out FILE`: the country's members as CSV that `import members` reads again, written page by page (SRV-11). */
export const exportMembers: Command = {
  name: 'export members',
  usage: '[--out FILE]',
  about: 'the members whose home the country is, as CSV; passwords are not in it',
  takes: [0, 0],
  reads: true,
  options: { out: { type: 'string' } },
  run: async (context, _words, options) => {
    const out = fileIn(options);
    const noted = out ?? standardOutput;
    let count = 0;
    async function* text(): AsyncGenerator<string> {
      // Who reads along has members before the last one is written.
      if (out === null) await writeAudit(context, 'export members', noted, { begun: true });
      yield csvMark + csvRow([...memberColumns, 'online', 'blocked']);
      for await (const page of membersOf(context)) {
        count += page.length;
        yield page.map((member) => csvRow(cellsOf(member))).join('');
      }
      await writeAudit(context, 'export members', noted, { members: count });
    }
    await deliver(context, out, text(), 0o600);
    return done(`${count} members written to ${noted}`, { members: count, out });
  },
};
