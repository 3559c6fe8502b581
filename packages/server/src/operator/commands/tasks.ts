import { closeTask, openTasks } from '../../modules/tasks/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { cutList } from '../cut-list.ts';
import { factsOf } from '../facts-of.ts';
import { localMoment } from '../local-moment.ts';
import { done, refused, type Command } from '../operator-context.ts';

/** Tasks that are listed at once. */
const most = 500;

/** `tasks`: what waits for a person (PAY-9, PAY-11, PAY-12). */
export const tasks: Command = {
  name: 'tasks',
  usage: '',
  about:
    'lists what waits for a person: payments that fit nothing, refunds that failed or have no answer, differences to the bank',
  takes: [0, 0],
  reads: true,
  options: {},
  run: async (context) => {
    const open = await openTasks(context, most + 1);
    const { shown, rest } = cutList(open, most, `The oldest ${most}; there are more.`);
    const lines = shown.map(
      ({ id, kind, subject, order_code: code, opened_at: at, details }) =>
        `${id}  ${localMoment(context, at)}  ${kind}  ${code ?? '-'}  ${subject}  ${factsOf(details)}`,
    );
    return done(lines.length === 0 ? 'Nothing waits for a decision.' : [...lines, ...rest].join('\n'), shown);
  },
};

/** `tasks close ID`: a person has seen to it. */
export const closeTasks: Command = {
  name: 'tasks close',
  usage: 'ID [--reason TEXT]',
  about: 'closes one of them, with what was done about it',
  takes: [1, 1],
  options: { reason: { type: 'string' } },
  run: async (context, [id = ''], options) => {
    const closed = await context.database.inTransaction(async () => {
      const task = /^\d{1,9}$/.test(id) ? await closeTask(context, Number(id), context.actor) : null;
      const { reason } = options;
      if (task)
        await writeAudit(context, 'tasks close', task.subject, {
          kind: task.kind,
          ...(reason && { reason }),
        });
      return task;
    });
    return closed
      ? done(`Closed: ${closed.kind}, ${closed.subject}`, closed)
      : refused(`There is no open task ${id}.`);
  },
};
