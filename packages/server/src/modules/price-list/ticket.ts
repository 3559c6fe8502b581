import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link to a list opens: of one session, in one country and language, until a moment. */
export interface Ticket {
  readonly sessionId: number;
  readonly country: string;
  readonly language: string;
  readonly until: Date;
}

const sign = (key: string, { sessionId, country, language, until }: Ticket): string =>
  createHmac('sha256', key)
    .update(`price-list ${country} ${language} ${sessionId} ${until.getTime()}`)
    .digest('base64url');

/**
 * Writes a ticket, signed with the stored hash of the session's token: documents carry no token (ROUTE-14), nobody else can make
 * one, and it ends with its session.
 */
export const writeTicket = (key: string, ticket: Ticket): string =>
  [ticket.sessionId, ticket.until.getTime(), sign(key, ticket)].join('.');

/** Reads what a ticket says of itself; null when it is none. Only `isSigned` tells whether to believe it. */
export const readTicket = (
  text: string,
): (Pick<Ticket, 'sessionId' | 'until'> & { readonly signature: string }) | null => {
  const [, id, until, signature] = /^(\d{1,9})\.(\d{13})\.([\w-]{43})$/.exec(text) ?? [];
  return id === undefined || until === undefined || signature === undefined
    ? null
    : { sessionId: Number(id), until: new Date(Number(until)), signature };
};

/** Whether the signature is that of this ticket. */
export const isSigned = (key: string, ticket: Ticket, signature: string): boolean => {
  const right = Buffer.from(sign(key, ticket));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
};
