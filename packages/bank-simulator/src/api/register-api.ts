import type { FastifyInstance } from 'fastify';
import { createFaultyLine } from '../faulty-line.ts';
import { answerCc5, type ApiPlace } from './answer-cc5.ts';
import { readCc5Request } from './cc5-request.ts';
import { writeCc5Response } from './cc5-response.ts';
import { latin5 } from './latin5.ts';
import { requestXml } from './request-xml.ts';

/** The answer's bytes; under the fault they are not in the encoding that the header names. */
const encoded = (xml: string, wrongly: boolean): Buffer =>
  wrongly ? Buffer.from(xml.replace('</ErrMsg>', ' İşlem: ığüşöç</ErrMsg>'), 'utf8') : latin5(xml);

/**
 * `POST /fim/api` (PAY-10): status, history, void and refund in the gateway's own XML, and the faults on the way. A
 * business error is status 200, as at real gateways. Nothing of a request is logged: it holds a password.
 */
export const registerApi = async (app: FastifyInstance, place: ApiPlace): Promise<void> => {
  const { faults } = place;
  const line = createFaultyLine(app, faults);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post('/fim/api', async (request, reply) =>
      line(request, reply, () => {
        const xml = Buffer.isBuffer(request.body) ? requestXml(request.body) : '';
        const { answer, changed } = answerCc5(readCc5Request(xml), place);
        return {
          changed,
          send: () =>
            reply
              .header('content-type', 'text/xml;charset=ISO-8859-9')
              .header('cache-control', 'no-store')
              .send(encoded(writeCc5Response(answer), faults.wrongEncoding)),
        };
      }),
    );
  });
};
