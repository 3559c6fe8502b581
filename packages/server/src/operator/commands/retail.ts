import {
  approveRetail,
  listRetail,
  refuseRetail,
  retailStates,
  type DecidedPage,
} from '../../modules/retail/index.ts';
import type { Jobs } from '../../modules/jobs/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { cutList } from '../cut-list.ts';
import { localDay } from '../../words/local-day.ts';
import { localMoment } from '../local-moment.ts';
import {
  done,
  misused,
  refused,
  type Command,
  type OperatorContext,
  type Report,
} from '../operator-context.ts';
import { textOf } from './tell-result.ts';

/** Pages that are listed at once. */
const most = 500;

/** `retail list`: applications that wait, or pages in another state (RTL-2). */
export const retailPages: Command = {
  name: 'retail list',
  usage: `[--state ${[...retailStates, 'all'].join('|')}]`,
  about: 'lists applications for retail pages that wait for a decision, or pages in another state',
  takes: [0, 0],
  reads: true,
  options: { state: { type: 'string' } },
  run: async (context, _words, options) => {
    const wanted = options['state'] ?? 'received';
    const state = retailStates.find((known) => known === wanted) ?? null;
    if (state === null && wanted !== 'all')
      return misused(`--state must be one of ${[...retailStates, 'all'].join(', ')}.`);
    const found = await listRetail(context, state, most + 1);
    const { shown, rest } = cutList(found, most, `The oldest ${most}; there are more.`);
    await writeAudit(context, 'retail list', state ?? 'all', { pages: shown.length });
    const lines = shown.map((page) => {
      const until =
        page.state === 'active' && page.expires_at
          ? `  until ${localDay(page.expires_at, context.country.timeZone)}`
          : '';
      const why = page.reason === null ? '' : `  ${page.reason}`;
      return `${localMoment(context, page.created_at)}  ${page.name}  ${page.state}${until}  ${page.fbo_id}  ${page.first_name} ${page.last_name}${why}`;
    });
    return done(lines.length === 0 ? 'There are none.' : [...lines, ...rest].join('\n'), shown);
  },
};

/** Decides an application with its mail and its entry in the audit log, all or nothing. */
const decide = async (
  context: OperatorContext,
  name: string,
  action: string,
  details: Readonly<Record<string, unknown>>,
  change: (jobs: Jobs) => Promise<DecidedPage | null>,
): Promise<DecidedPage | Report> => {
  const jobs = await context.jobs();
  const page = await context.database.inTransaction(async () => {
    const decided = await change(jobs);
    if (decided) await writeAudit(context, action, decided.name, details);
    return decided;
  });
  return page ?? refused(`No application for "${name}" waits for a decision.`);
};

/** `retail approve NAME`: opens a retail page for a year (RTL-2). */
export const approveRetailPage: Command = {
  name: 'retail approve',
  usage: 'NAME',
  about: 'opens the retail page that was applied for, for one year; its owner is told by mail',
  takes: [1, 1],
  options: {},
  run: async (context, [typed = '']) => {
    const name = typed.toLowerCase();
    const page = await decide(context, name, 'retail approve', {}, (jobs) =>
      approveRetail(context, jobs, name),
    );
    if ('ok' in page) return page;
    const until = page.expires === null ? '' : ` until ${localDay(page.expires, context.country.timeZone)}`;
    return done(`${page.name}: active${until}`, { ...page, state: 'active' });
  },
};

/** `retail refuse NAME --reason TEXT`: refuses an application; the applicant reads the reason (RTL-2). */
export const refuseRetailPage: Command = {
  name: 'retail refuse',
  usage: 'NAME --reason TEXT',
  about: 'refuses an application for a retail page; the applicant reads the reason, and may apply again',
  takes: [1, 1],
  options: { reason: { type: 'string' } },
  run: async (context, [typed = ''], options) => {
    const name = typed.toLowerCase();
    const reason = textOf(options['reason']).trim();
    if (reason === '') return misused('--reason must say why: the applicant reads it.');
    const page = await decide(context, name, 'retail refuse', { reason }, (jobs) =>
      refuseRetail(context, jobs, name, reason),
    );
    return 'ok' in page ? page : done(`${page.name}: refused`, { name: page.name, state: 'refused', reason });
  },
};
