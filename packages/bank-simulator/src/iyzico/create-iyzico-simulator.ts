import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { decorateWithBooks } from '../bank-books.ts';
import { createBooks } from '../books/create-books.ts';
import { createFaultyLine } from '../faulty-line.ts';
import { noFaults } from '../faults.ts';
import { noticePage } from '../pages/notice-page.ts';
import { replyPage } from '../reply-page.ts';
import { createVisits } from '../sessions.ts';
import { createIyzicoApi, type Answered } from './iyzico-api.ts';
import type { IyzicoMerchant } from './merchant.ts';
import { readInitialize } from './read-initialize.ts';
import { registerPages } from './register-pages.ts';
import { answerSignature, apiKeyOf, isSigned } from './signature.ts';
import { textIn } from './text-in.ts';
import type { IyzicoVisit } from './visit.ts';

/** Shops that the gateway knows, and its clock (milliseconds; the system's unless given). */
export interface IyzicoSimulatorOptions {
  readonly merchants: readonly IyzicoMerchant[];
  readonly now?: () => number;
}

const form = '/payment/iyzipos/checkoutform';

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/**
 * A pretend iyzico: the hosted checkout form with its pages, the retrieval of its result, refund, cancel and the report of a
 * payment, each signed as the real ones are. `bankBooks(gateway)` is its counter, with the same faults as the bank's. In memory,
 * for development only.
 */
export const createIyzicoSimulator = async ({
  merchants,
  now: milliseconds = Date.now,
}: IyzicoSimulatorOptions): Promise<FastifyInstance> => {
  const app = Fastify({ bodyLimit: 64_000 });
  const now = () => new Date(milliseconds());
  const books = createBooks(now);
  const faults = noFaults();
  const visits = createVisits<IyzicoVisit>(milliseconds);
  const api = createIyzicoApi({ books, now });
  const line = createFaultyLine(app, faults);

  const initialize = (body: unknown, merchant: IyzicoMerchant, host: string): Answered => {
    const asked = readInitialize(body);
    if ('errorCode' in asked) return api.failure(asked);
    const { apiKey, secretKey, name = apiKey } = merchant;
    const { currency, paidPrice: amount, locale: language, conversationId } = asked;
    const shown = { clientId: apiKey, name, currency: { isoNumber: currency, code: currency } };
    const request = { amount, currency, language, merchant: shown, asked, apiKey };
    const visit = visits.begin((begun) => ({ ...begun, request, card: null, decided: null, entry: null }));
    return {
      changed: true,
      body: {
        status: 'success',
        locale: language,
        systemTime: milliseconds(),
        conversationId,
        token: visit.id,
        tokenExpireTime: 1800,
        paymentPageUrl: `http://${host}?token=${visit.id}&lang=${language}`,
        signature: answerSignature([conversationId, visit.id], secretKey),
      },
    };
  };

  const detail = (body: unknown, merchant: IyzicoMerchant): Answered => {
    const visit = visits.find(textIn(body, 'token'));
    return visit?.request.apiKey === merchant.apiKey
      ? api.detail(visit, textIn(body, 'conversationId'), merchant)
      : api.failure({ errorCode: '5115', errorMessage: 'Token bulunamadı' });
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    /** Answers a signed request; one that is not hears why, as from the real gateway with status 200. */
    const answer = (
      request: FastifyRequest,
      work: (body: unknown, merchant: IyzicoMerchant) => Answered,
    ): Answered => {
      const body = typeof request.body === 'string' ? request.body : '';
      const header = request.headers.authorization;
      const merchant = merchants.find(({ apiKey }) => apiKey === apiKeyOf(header));
      if (!merchant) return api.failure({ errorCode: '1001', errorMessage: 'api bilgileri bulunamadı' });
      const [path = ''] = request.url.split('?');
      if (!isSigned({ header, path, body }, merchant.secretKey))
        return api.failure({ errorCode: '1000', errorMessage: 'Geçersiz imza' });
      return work(parsed(body), merchant);
    };

    const serve = (
      method: 'GET' | 'POST',
      url: string,
      work: (body: unknown, merchant: IyzicoMerchant, request: FastifyRequest) => Answered,
    ): void => {
      scope.route({
        method,
        url,
        handler: async (request, reply) =>
          line(request, reply, () => {
            const { body, changed } = answer(request, (given, merchant) => work(given, merchant, request));
            return {
              changed,
              send: () => reply.header('cache-control', 'no-store').type('application/json').send(body),
            };
          }),
      });
    };

    serve('POST', `${form}/initialize/auth/ecom`, (body, merchant, { host }) =>
      initialize(body, merchant, host),
    );
    serve('POST', `${form}/auth/ecom/detail`, detail);
    serve('POST', '/payment/cancel', api.cancel);
    serve('POST', '/v2/payment/refund', api.refund);
    serve('GET', '/v2/reporting/payment/details', (_body, merchant, { query }) =>
      api.report(textIn(query, 'paymentConversationId'), merchant),
    );
  });
  await app.register(formbody);
  registerPages(app, { find: visits.find, books, now });
  const shops = merchants.map(({ apiKey, secretKey }) => ({ clientId: apiKey, storeKey: secretKey }));
  decorateWithBooks(app, { books, faults, merchants: shops });
  app.setNotFoundHandler(async (_request, reply) =>
    replyPage(reply, (nonce) => noticePage('gone', '', nonce), { status: 404 }),
  );
  return app;
};
