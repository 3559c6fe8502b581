import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { memberColumns } from '../../import/index.ts';
import { noteChange } from '../audit-repository.ts';
import { csvMark, csvRow } from '../csv.ts';
import { membersOf, type ExportedMember } from '../member-repository.ts';
import { done, refused, type Command } from '../operator-context.ts';

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
  usage: '--out FILE',
  about: 'the members whose home the country is, as CSV; passwords are not in it',
  takes: [0, 0],
  options: { out: { type: 'string' } },
  run: async (context, _words, { out }) => {
    if (typeof out !== 'string' || out === '') return refused('--out must name a file.');
    let count = 0;
    async function* text(): AsyncGenerator<string> {
      yield csvMark + csvRow([...memberColumns, 'online', 'blocked']);
      for await (const page of membersOf(context)) {
        count += page.length;
        yield page.map((member) => csvRow(cellsOf(member))).join('');
      }
    }
    // Whoever takes the file finds all of it, or none.
    const unfinished = `${out}.unfinished`;
    try {
      await pipeline(Readable.from(text()), createWriteStream(unfinished, { mode: 0o600 }));
      await noteChange(context, 'export members', out, { members: count });
      renameSync(unfinished, out);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
    return done(`${count} members written to ${out}`, { members: count, out });
  },
};
