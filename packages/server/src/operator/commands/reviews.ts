import { answerToReview, listedStates, listReviews, moderateReview } from '../../modules/reviews/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { cutList } from '../cut-list.ts';
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

/** Reviews that are listed at once. */
const most = 500;

/** The longest answer of the shop, in signs. */
const longestAnswer = 2000;

/** `reviews list`: reviews that wait for the operator, or are in another state (SHOP-12). */
export const reviews: Command = {
  name: 'reviews list',
  usage: `[--state ${[...listedStates, 'all'].join('|')}]`,
  about: 'lists reviews that wait to be read (found by the check, or reported), or those in another state',
  takes: [0, 0],
  reads: true,
  options: { state: { type: 'string' } },
  run: async (context, _words, options) => {
    const wanted = options['state'] ?? 'waiting';
    const state = listedStates.find((known) => known === wanted) ?? null;
    if (state === null && wanted !== 'all')
      return misused(`--state must be one of ${[...listedStates, 'all'].join(', ')}.`);
    const found = await listReviews(context, state, most + 1);
    const { shown, rest } = cutList(found, most, `There are more than these ${most}.`);
    await writeAudit(context, 'reviews list', state ?? 'all', { reviews: shown.length });
    const lines = shown.map((one) => {
      const why = one.found === null ? '' : ` (${one.found})`;
      const author = `${one.fbo_id} ${one.first_name} ${one.last_name}${one.demo ? ' (demo)' : ''}`;
      const head = `${one.id}  ${localMoment(context, one.created_at)}  ${one.code}  ${one.stars}/5  ${one.state}${why}  ${author}`;
      const words = [one.title, one.body].filter((text) => text !== '').join(' / ');
      const answer = one.answer === null ? [] : [`    answered: ${one.answer}`];
      return [head, `    ${words.replaceAll(/\s+/g, ' ')}`, ...answer].join('\n');
    });
    return done(lines.length === 0 ? 'There are none.' : [...lines, ...rest].join('\n'), shown);
  },
};

/** The id that was typed; 0, which no review has, for anything else. */
const idOf = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : 0);

const decide = async (
  context: OperatorContext,
  typed: string,
  state: 'shown' | 'hidden',
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<Report> => {
  const id = idOf(typed);
  const found = await context.database.inTransaction(async () => {
    const changed = await moderateReview(context, id, state);
    if (changed) await writeAudit(context, action, String(id), details);
    return changed;
  });
  return found ? done(`Review ${id}: ${state}`, { id, state }) : refused(`There is no review ${typed}.`);
};

/** `reviews show ID`: all may read it, and reports do not hide it any more. */
export const showReview: Command = {
  name: 'reviews show',
  usage: 'ID',
  about: 'shows a review to all; reports do not hide it again unless its author changes it',
  takes: [1, 1],
  options: {},
  run: (context, [id = '']) => decide(context, id, 'shown', 'reviews show', {}),
};

/** `reviews hide ID`: only its author sees it. */
export const hideReview: Command = {
  name: 'reviews hide',
  usage: 'ID [--reason TEXT]',
  about: 'hides a review from all but its author; the reason stays in the audit log',
  takes: [1, 1],
  options: { reason: { type: 'string' } },
  run: (context, [id = ''], options) => {
    const reason = textOf(options['reason']).trim();
    return decide(context, id, 'hidden', 'reviews hide', reason === '' ? {} : { reason });
  },
};

/** `reviews answer ID`: the shop's own words under a review. */
export const answerReview: Command = {
  name: 'reviews answer',
  usage: 'ID --text TEXT',
  about: 'answers a review in the name of the shop, in its language; an empty text takes the answer away',
  takes: [1, 1],
  options: { text: { type: 'string' } },
  run: async (context, [typed = ''], options) => {
    if (options['text'] === undefined) return misused('--text must say the answer.');
    const text = textOf(options['text']).normalize('NFC').trim();
    if (text.length > longestAnswer) return misused(`--text may have ${longestAnswer} signs at most.`);
    const id = idOf(typed);
    const found = await context.database.inTransaction(async () => {
      const changed = await answerToReview(context, id, text === '' ? null : text);
      if (changed) await writeAudit(context, 'reviews answer', String(id), { text });
      return changed;
    });
    return found
      ? done(`Review ${id}: ${text === '' ? 'without an answer' : 'answered'}`, { id, answer: text })
      : refused(`There is no review ${typed}.`);
  },
};
