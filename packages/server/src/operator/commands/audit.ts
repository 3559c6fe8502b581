import { readAudit } from '../audit-repository.ts';
import { factsOf } from '../facts-of.ts';
import { localMoment } from '../local-moment.ts';
import { done, misused, type Command } from '../operator-context.ts';

/** `audit`: what operators changed, and which personal data they looked at, the newest first (OPS-1). */
export const audit: Command = {
  name: 'audit',
  usage: '[--limit NUMBER]',
  about: 'what operators changed and which personal data they looked at, when and who, the newest first',
  takes: [0, 0],
  reads: true,
  options: { limit: { type: 'string' } },
  run: async (context, _words, options) => {
    const limit = options['limit'] ?? '50';
    if (typeof limit !== 'string' || !/^[1-9]\d{0,4}$/.test(limit))
      return misused('--limit must be a number.');
    const entries = await readAudit(context, Number(limit));
    const lines = entries.map(
      ({ at, actor, action, subject, details }) =>
        `${localMoment(context, at)}  ${actor}  ${action} ${subject}  ${factsOf(details)}`,
    );
    return done(lines.length === 0 ? 'Nothing was changed or looked at yet.' : lines.join('\n'), entries);
  },
};
