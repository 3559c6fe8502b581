import { toWire } from '@caravan/money';
import { statuses } from '../../modules/orders/index.ts';
import { cutList } from '../cut-list.ts';
import { localMoment } from '../local-moment.ts';
import { done, misused, type Command } from '../operator-context.ts';
import { listOrders } from '../order-repository.ts';
import { writeAudit } from '../audit-repository.ts';
import { dayOptions, noDays, periodOf, readDays } from './days.ts';
import { amountIn } from './tell-result.ts';

/** `orders`: the newest orders, by state and period (SRV-11). */
export const orders: Command = {
  name: 'orders',
  usage: '[--status STATE] [--from YYYY-MM-DD --to YYYY-MM-DD] [--limit NUMBER]',
  about: 'lists orders, the newest first: of a state, placed on these days',
  takes: [0, 0],
  reads: true,
  options: { ...dayOptions, status: { type: 'string' }, limit: { type: 'string' } },
  run: async (context, _words, options) => {
    const { country } = context;
    const limit = options['limit'] ?? '50';
    if (typeof limit !== 'string' || !/^[1-9]\d{0,3}$/.test(limit))
      return misused('--limit must be a number up to 9999.');
    const days = readDays(options, country.timeZone);
    const asked = options['from'] !== undefined || options['to'] !== undefined;
    if (asked && !days) return misused(noDays);
    const { status } = options;
    const known = statuses.find((state) => state === status);
    if (status !== undefined && !known) return misused(`--status must be one of ${statuses.join(', ')}.`);
    const most = Number(limit);
    const found = await listOrders(context, { status: known ?? null, days, limit: most + 1 });
    const { shown, rest } = cutList(found, most, `The newest ${most}; there are more: --limit NUMBER.`);
    await writeAudit(context, 'orders', known ?? 'all', { orders: shown.length, ...periodOf(options) });
    const lines = shown.map(
      ({ code, status: state, placed_at: at, fbo_id: member, total, payment }) =>
        `${code}  ${state.padEnd(16)}  ${at === null ? '-' : localMoment(context, at)}  ${member}  ${amountIn(context, total)}  ${payment ?? '-'}`,
    );
    const data = shown.map((one) => ({ ...one, total: toWire(one.total, country.currency) }));
    return done(lines.length === 0 ? 'No such order.' : [...lines, ...rest].join('\n'), data);
  },
};
