import { maskMemberId, stripMemberId } from '@caravan/i18n';
import { createMemberBlocks, type BlockResult } from '../../modules/accounts/index.ts';
import { writeAudit } from '../audit-repository.ts';
import {
  done,
  misused,
  refused,
  type Command,
  type OperatorContext,
  type Report,
} from '../operator-context.ts';
import { textOf } from './tell-result.ts';

/** Blocks or unblocks in one transaction with its line in the audit log; says what became of it. */
const change = async (
  context: OperatorContext,
  action: 'block' | 'unblock',
  typed: string,
  reason: string,
  told: Readonly<Record<Exclude<BlockResult, 'unknown'>, string>>,
): Promise<Report> => {
  const fboId = stripMemberId(typed);
  if (fboId === null) return misused(`"${typed}" is no member id: twelve digits.`);
  const result = await context.database.inTransaction(async () => {
    const changed = await createMemberBlocks(context)[action](fboId, reason);
    if (changed === 'done') await writeAudit(context, action, fboId, reason === '' ? {} : { reason });
    return changed;
  });
  const member = maskMemberId(fboId);
  if (result === 'unknown') return refused(`There is no member ${member}.`);
  const text = `${member} ${told[result]}`;
  return result === 'done' ? done(text, { fboId, blocked: action === 'block' }) : refused(text);
};

/** `block 996-000-000-005 --reason "stolen account"`: keeps a member out (SEC-8). */
export const block: Command = {
  name: 'block',
  usage: 'MEMBER --reason TEXT',
  about: 'keeps a member out of all sites: their sessions end at once, and they can neither log in nor order',
  takes: [1, 1],
  options: { reason: { type: 'string' } },
  run: async (context, [member = ''], options) => {
    const reason = textOf(options['reason']).trim();
    if (reason === '') return misused('--reason must say why.');
    return change(context, 'block', member, reason, {
      done: 'is blocked, all their sessions have ended.',
      already: 'is blocked already.',
    });
  },
};

/** `unblock 996-000-000-005`: lets a member in again. */
export const unblock: Command = {
  name: 'unblock',
  usage: 'MEMBER [--reason TEXT]',
  about: 'lets a blocked member log in again',
  takes: [1, 1],
  options: { reason: { type: 'string' } },
  run: (context, [member = ''], options) =>
    change(context, 'unblock', member, textOf(options['reason']).trim(), {
      done: 'can log in again.',
      already: 'is not blocked.',
    }),
};
