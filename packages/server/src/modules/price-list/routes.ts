import { formatDate } from '@caravan/i18n';
import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { ok } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { readLevel } from '../accounts/index.ts';
import { createPriceLists } from './make-price-list.ts';
import { createPriceListRepository } from './repository.ts';
import { isSigned, readTicket, writeTicket } from './ticket.ts';

/** Milliseconds for which a link to the list can be opened. */
const linkLives = 3_600_000;

/** Where the document is, and where one without a good link goes. */
const place = '/documents/price-list.pdf';
const screen = '/products/price-list';

interface Opening {
  Querystring: { language?: string | string[]; ticket?: string | string[] };
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** BIZ-4, ROUTE-8: a member gets a link to the price list, and a browser that opens it the PDF. */
export const registerPriceList = (app: FastifyInstance, context: CountryContext, route: Route): void => {
  const { country, clock } = context;
  const repository = createPriceListRepository(context);
  const lists = createPriceLists(context);

  route('priceList', async ({ member, language }) => {
    const now = clock.now();
    const session = await repository.sessionKey(member.sessionId, now);
    if (!session) throw new Refusal('authentication_failed');
    const until = new Date(now.getTime() + linkLives);
    const ticket = writeTicket(session.token_hash, {
      sessionId: member.sessionId,
      country: country.val,
      language,
      until,
    });
    return ok({
      url: `${place}?${new URLSearchParams({ language, ticket }).toString()}`,
      date: now.toISOString(),
    });
  });

  app.get<Opening>(place, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    reply.header('x-robots-tag', 'noindex').header('x-content-type-options', 'nosniff');
    const now = clock.now();
    const ticket = readTicket(textOf(request.query.ticket));
    const language = country.languages.find((one) => one === textOf(request.query.language));
    const session =
      ticket && language && ticket.until > now
        ? await repository.sessionKey(ticket.sessionId, now)
        : undefined;
    if (
      !ticket ||
      !language ||
      !session ||
      !isSigned(session.token_hash, { ...ticket, country: country.val, language }, ticket.signature)
    )
      return reply.redirect(screen, 303);
    const file = `price-list-${country.val}-${language}-${formatDate(now, country.timeZone)}.pdf`;
    const pdf = await lists.read(language, readLevel(session.level));
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${file}"`)
      .send(pdf);
  });
};
