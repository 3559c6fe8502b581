import type { FastifyInstance } from 'fastify';
import { signedAnswer, type Decision } from './answer.ts';
import { bookUnits } from './book-units.ts';
import type { Books } from './books/create-books.ts';
import { readCard, spacedMask } from './card.ts';
import type { BankFaults } from './faults.ts';
import type { Fields } from './hash.ts';
import { notifyShop } from './notice.ts';
import { cardPage } from './pages/card-page.ts';
import { challengePage } from './pages/challenge-page.ts';
import { noticePage } from './pages/notice-page.ts';
import { returnPage } from './pages/return-page.ts';
import { plainFields } from './plain-fields.ts';
import { replyPage } from './reply-page.ts';
import { readRequest, type Merchant } from './request.ts';
import type { Session, Sessions } from './sessions.ts';

const decisions: Readonly<Record<string, Decision>> = {
  approve: 'approve',
  decline: 'decline',
  abandon: 'abandon',
};

const pathOf = (step: 'card' | 'secure', session: Session) => `/fim/${step}/${session.id}`;

/** The four addresses of the gateway: the shop's form, the card, the 3-D Secure page, the way back. */
export const registerGateway = (
  app: FastifyInstance,
  {
    merchants,
    sessions,
    books,
    faults,
    now,
  }: {
    readonly merchants: readonly Merchant[];
    readonly sessions: Sessions;
    readonly books: Books;
    readonly faults: BankFaults;
    readonly now: () => Date;
  },
): void => {
  app.post('/fim/est3Dgate', async (request, reply) => {
    const fields = plainFields(request.body);
    const asked = readRequest(fields, merchants);
    if (typeof asked === 'string') {
      request.log.warn({ fault: asked, clientid: fields['clientid'] ?? null }, 'payment request refused');
      return replyPage(reply, (nonce) => noticePage('fault', fields['lang'] ?? '', nonce, asked), {
        status: 400,
      });
    }
    if (asked.hosted) return reply.redirect(pathOf('card', sessions.begin(asked, null)), 303);
    const { card } = readCard(fields, now());
    return reply.redirect(pathOf(card ? 'secure' : 'card', sessions.begin(asked, card)), 303);
  });

  const withSession = (id: string): Session | null => sessions.find(id);

  app.get<{ Params: { id: string } }>('/fim/card/:id', async (request, reply) => {
    const session = withSession(request.params.id);
    if (!session) return replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 });
    return replyPage(reply, (nonce) => cardPage(session, pathOf('card', session), nonce));
  });

  app.post<{ Params: { id: string } }>('/fim/card/:id', async (request, reply) => {
    const session = withSession(request.params.id);
    if (!session) return replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 });
    const typed = plainFields(request.body);
    const { card, wrong } = readCard(typed, now());
    if (!card)
      return replyPage(reply, (nonce) => cardPage(session, pathOf('card', session), nonce, typed, wrong), {
        status: 400,
      });
    if (session.answer === null) session.card = card;
    return reply.redirect(pathOf('secure', session), 303);
  });

  app.get<{ Params: { id: string } }>('/fim/secure/:id', async (request, reply) => {
    const session = withSession(request.params.id);
    if (!session) return replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 });
    if (!session.card) return reply.redirect(pathOf('card', session), 303);
    return replyPage(reply, (nonce) => challengePage(session, pathOf('secure', session), nonce));
  });

  app.post<{ Params: { id: string } }>('/fim/secure/:id', async (request, reply) => {
    const session = withSession(request.params.id);
    const decision = decisions[plainFields(request.body)['decision'] ?? ''];
    if (!session?.card || !decision)
      return replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 });
    const answer = session.answer ?? (await decide(session, decision));
    const address = session.approved ? session.request.okUrl : session.request.failUrl;
    return replyPage(
      reply,
      (nonce) => returnPage({ language: session.request.language, address, answer, nonce }),
      { formTargets: [address] },
    );
  });

  /** Writes down what became of a payment, under the numbers that its answer names. */
  const enter = ({ request, card }: Session, answer: Fields): void => {
    books.enter({
      clientId: request.merchant.clientId,
      oid: request.oid,
      kind: 'sale',
      amount: bookUnits(request.amount, request.merchant) ?? 0,
      currency: request.currency,
      maskedCard: spacedMask(card),
      returnCode: answer['ProcReturnCode'] ?? '99',
      transactionId: answer['TransId'] ?? '',
      authCode: answer['AuthCode'] ?? '',
      hostReference: answer['HostRefNum'] ?? '',
    });
  };

  const decide = async (session: Session, decision: Decision): Promise<Fields> => {
    const { request, card } = session;
    const repeated = decision === 'approve' && books.wasApproved(request.merchant.clientId, request.oid);
    const answer = signedAnswer(request, card, repeated ? 'repeated' : decision, now());
    session.approved = decision === 'approve' && !repeated;
    session.answer = answer;
    enter(session, answer);
    if (request.callbackUrl !== null && !faults.dropNotices) {
      const told = await notifyShop(request.callbackUrl, answer);
      app.log.info({ oid: request.oid, told }, 'shop notified');
    }
    return answer;
  };
};
