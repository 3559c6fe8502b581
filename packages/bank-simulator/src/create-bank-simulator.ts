import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApi } from './api/register-api.ts';
import { decorateWithBooks } from './bank-books.ts';
import { createBooks } from './books/create-books.ts';
import { noFaults } from './faults.ts';
import { registerGateway } from './gateway.ts';
import { noticePage } from './pages/notice-page.ts';
import { registerBooksPage } from './register-books-page.ts';
import { replyPage } from './reply-page.ts';
import type { Merchant } from './request.ts';
import { createSessions } from './sessions.ts';

/** Shops that the bank knows, and its clock (milliseconds; the system's unless given). */
export interface BankSimulatorOptions {
  readonly merchants: readonly Merchant[];
  readonly now?: () => number;
  readonly logger?: boolean;
  /** Where its books are kept from one start to the next; without one in memory only. */
  readonly file?: string;
}

/**
 * A pretend bank that speaks the 3-D Secure form protocol (PAY-4) at `POST /fim/est3Dgate` and answers status, history,
 * void and refund (PAY-10) at `POST /fim/api`. `GET /books` is its counter for people, `bankBooks(bank)` the same for
 * tests. Keeps its books in a `file` or in memory, takes any card number with a right check digit, and never logs a card. For development only.
 */
export const createBankSimulator = async ({
  merchants,
  now: milliseconds = Date.now,
  logger = false,
  file,
}: BankSimulatorOptions): Promise<FastifyInstance> => {
  const app = Fastify({ logger, bodyLimit: 64_000 });
  const now = () => new Date(milliseconds());
  const place = { merchants, books: createBooks(now, { file }), faults: noFaults(), now };
  await app.register(formbody);
  registerGateway(app, { ...place, sessions: createSessions(milliseconds) });
  await registerApi(app, place);
  registerBooksPage(app, place);
  decorateWithBooks(app, place);
  app.get('/', async (_request, reply) => replyPage(reply, (nonce) => noticePage('gone', '', nonce)));
  app.setNotFoundHandler(async (_request, reply) =>
    replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 }),
  );
  return app;
};
