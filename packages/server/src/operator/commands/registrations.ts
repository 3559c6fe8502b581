import { stripMemberId } from '@caravan/i18n';
import { createApproveRegistration, createTermsRepository } from '../../modules/registration/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { localDay } from '../../words/local-day.ts';
import { done, misused, refused, type Command, type OperatorContext } from '../operator-context.ts';
import { listRegistrations, registeredMember } from '../registration-repository.ts';

const most = 200;

const nobody = (typed: string): string => `Nobody registered here with "${typed}".`;

/** `registrations`: who joined, what is awaited of them, and who may have joined twice (REG-6, REG-7). */
export const registrations: Command = {
  name: 'registrations',
  usage: '[MEMBER]',
  about: `the newest ${most} registrations, or a member's: what is awaited by when, and members with the same number`,
  takes: [0, 1],
  reads: true,
  options: {},
  run: async (context, [typed]) => {
    const fboId = typed === undefined ? null : stripMemberId(typed);
    if (typed !== undefined && fboId === null) return misused(`"${typed}" is no member ID.`);
    const rows = await listRegistrations(context, fboId, most);
    await writeAudit(context, 'registrations', fboId ?? 'newest', { registrations: rows.length });
    if (typed !== undefined && rows.length === 0) return refused(nobody(typed));
    const lines = rows.map(({ fbo_id: id, name, type, created_at: at, awaited, same_number: same }) =>
      [
        `${id}  ${localDay(at, context.country.timeZone)}  ${type}  ${name}`,
        ...(awaited === null ? [] : [`    awaited: ${awaited}`]),
        ...(same === null ? [] : [`    same number: ${same}`]),
      ].join('\n'),
    );
    return done(lines.length === 0 ? 'No registrations.' : lines.join('\n'), rows);
  },
};

const memberIn = async (context: OperatorContext, typed: string): Promise<number | string> => {
  const fboId = stripMemberId(typed);
  const id = fboId === null ? undefined : await registeredMember(context, fboId);
  return id ?? nobody(typed);
};

/** `registrations approve`: takes an application; terms that count from approval begin (REG-6). */
export const approveRegistration: Command = {
  name: 'registrations approve',
  usage: 'MEMBER',
  about: 'takes the application of a member: documents that are due after approval begin to count',
  takes: [1, 1],
  options: {},
  run: async (context, [typed = '']) => {
    const member = await memberIn(context, typed);
    if (typeof member === 'string') return refused(member);
    const approve = createApproveRegistration(context);
    const changed = await context.database.inTransaction(async () => {
      if (!(await approve(member))) return false;
      await writeAudit(context, 'registrations approve', typed, {});
      return true;
    });
    return changed
      ? done(`${typed}: approved.`, { member: typed })
      : refused(`${typed} was approved before.`);
  },
};

/** `registrations received`: a signed document has come back (REG-6). */
export const receiveDocument: Command = {
  name: 'registrations received',
  usage: 'MEMBER DOCUMENT',
  about:
    'notes that a signed document has come back: contract-form, application-form or distributor-contract',
  takes: [2, 2],
  options: {},
  run: async (context, [typed = '', document = '']) => {
    const member = await memberIn(context, typed);
    if (typeof member === 'string') return refused(member);
    const now = context.clock.now();
    const met = await context.database.inTransaction(async () => {
      if (!(await createTermsRepository(context).meet(member, document, now))) return false;
      await writeAudit(context, 'registrations received', typed, { document });
      return true;
    });
    return met
      ? done(`${typed}: ${document} received.`, { member: typed, document })
      : refused(`No ${document} is awaited of ${typed}.`);
  },
};
