import { readMode, writeMode } from '../../modules/operation/index.ts';
import { modeOf, shopModes } from '../../shop-mode.ts';
import { writeAudit } from '../audit-repository.ts';
import { localMoment } from '../local-moment.ts';
import { done, misused, type Command } from '../operator-context.ts';

const usualWait = 600;

/** `mode`, `mode maintenance --retry-after 900`: shows or sets how the shop is open (SHELL-14). */
export const mode: Command = {
  name: 'mode',
  usage: `[${shopModes.join(' | ')}] [--retry-after SECONDS]`,
  about: 'shows or sets how the shop is open; every process follows within seconds',
  takes: [0, 1],
  reads: 'with fewest words',
  options: { 'retry-after': { type: 'string' } },
  run: async (context, [wanted], options) => {
    const before = await readMode(context);
    if (wanted === undefined)
      return done(
        before.since === null ? before.mode : `${before.mode} since ${localMoment(context, before.since)}`,
        before,
      );
    const next = modeOf(wanted);
    if (next === null) return misused(`"${wanted}" is no mode: ${shopModes.join(', ')}.`);
    const wait = options['retry-after'] ?? String(usualWait);
    if (typeof wait !== 'string' || !/^[1-9]\d{0,5}$/.test(wait))
      return misused('--retry-after must be a number of seconds.');
    const retryAfter = next === 'maintenance' ? Number(wait) : 0;
    await context.database.inTransaction(async () => {
      await writeMode(context, next, retryAfter);
      await writeAudit(context, 'mode', next, { before: before.mode, retryAfter });
    });
    return done(`${context.country.engName}: ${before.mode} → ${next}`, {
      before: before.mode,
      mode: next,
      retryAfter,
    });
  },
};
