import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerGateway } from './gateway.ts';
import { noticePage } from './pages/notice-page.ts';
import { replyPage } from './reply-page.ts';
import type { Merchant } from './request.ts';
import { createSessions } from './sessions.ts';

/** Shops that the bank knows, and its clock (milliseconds; the system's unless given). */
export interface BankSimulatorOptions {
  readonly merchants: readonly Merchant[];
  readonly now?: () => number;
  readonly logger?: boolean;
}

/**
 * A pretend bank that speaks the 3-D Secure form protocol (PAY-4): `POST /fim/est3Dgate` takes a shop's signed form. Keeps
 * all in memory, takes any card number with a right check digit, and never logs a card. For development only.
 */
export const createBankSimulator = async ({
  merchants,
  now = Date.now,
  logger = false,
}: BankSimulatorOptions): Promise<FastifyInstance> => {
  const app = Fastify({ logger, bodyLimit: 64_000 });
  await app.register(formbody);
  registerGateway(app, { merchants, sessions: createSessions(now), now: () => new Date(now()) });
  app.get('/', async (_request, reply) => replyPage(reply, (nonce) => noticePage('gone', '', nonce)));
  app.setNotFoundHandler(async (_request, reply) =>
    replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 }),
  );
  return app;
};
