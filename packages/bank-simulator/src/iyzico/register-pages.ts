import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Books } from '../books/create-books.ts';
import { readCard, spacedMask } from '../card.ts';
import { bookUnits } from '../book-units.ts';
import { cardPage } from '../pages/card-page.ts';
import { challengePage } from '../pages/challenge-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import { returnPage } from '../pages/return-page.ts';
import { plainFields } from '../plain-fields.ts';
import { replyPage } from '../reply-page.ts';
import { randomDigits } from '../transaction-numbers.ts';
import type { IyzicoVisit } from './visit.ts';

const decisions: ReadonlySet<string> = new Set(['approve', 'decline', 'abandon']);

interface Asked {
  Querystring: { token?: string };
}

const pathOf = (step: 'card' | 'secure', { id }: IyzicoVisit) => `/${step}?token=${id}`;

const gone = (reply: FastifyReply): FastifyReply =>
  replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 });

/** The payment page, its 3-D Secure page, and the way back with the token alone. */
export const registerPages = (
  app: FastifyInstance,
  {
    find,
    books,
    now,
  }: {
    readonly find: (token: string) => IyzicoVisit | null;
    readonly books: Books;
    readonly now: () => Date;
  },
): void => {
  const decide = (visit: IyzicoVisit, decision: string): void => {
    if (visit.decided !== null) return;
    visit.decided = decision === 'approve';
    if (decision === 'abandon') return;
    const { asked, apiKey } = visit.request;
    visit.entry = books.enter({
      clientId: apiKey,
      oid: asked.conversationId,
      kind: 'sale',
      amount: bookUnits(asked.paidPrice) ?? 0,
      currency: asked.currency,
      maskedCard: spacedMask(visit.card),
      returnCode: visit.decided ? '00' : '05',
      transactionId: randomDigits(9).replace(/^0/, '1'),
    });
  };

  app.get<Asked>('/', async ({ query }, reply) => {
    const visit = find(query.token ?? '');
    if (!visit) return gone(reply);
    return replyPage(reply, (nonce) => cardPage(visit, pathOf('card', visit), nonce));
  });

  app.post<Asked>('/card', async ({ query, body }, reply) => {
    const visit = find(query.token ?? '');
    if (!visit) return gone(reply);
    const typed = plainFields(body);
    const { card, wrong } = readCard(typed, now());
    if (!card)
      return replyPage(reply, (nonce) => cardPage(visit, pathOf('card', visit), nonce, typed, wrong), {
        status: 400,
      });
    if (visit.decided === null) visit.card = card;
    return reply.redirect(pathOf('secure', visit), 303);
  });

  app.get<Asked>('/secure', async ({ query }, reply) => {
    const visit = find(query.token ?? '');
    if (!visit?.card) return gone(reply);
    return replyPage(reply, (nonce) => challengePage(visit, pathOf('secure', visit), nonce));
  });

  app.post<Asked>('/secure', async ({ query, body }, reply) => {
    const visit = find(query.token ?? '');
    const decision = plainFields(body)['decision'] ?? '';
    if (!visit?.card || !decisions.has(decision)) return gone(reply);
    decide(visit, decision);
    const { language, asked } = visit.request;
    const answer = { token: visit.id };
    return replyPage(reply, (nonce) => returnPage({ language, address: asked.callbackUrl, answer, nonce }), {
      formTargets: [asked.callbackUrl],
    });
  });
};
