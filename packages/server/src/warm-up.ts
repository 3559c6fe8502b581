import type { FastifyInstance } from 'fastify';

/** A page of every shop that few ask for at once: what is made for it is not kept in place of a better one. */
const path = '/e-shop/express';

/**
 * Makes a page before anybody asks. What pages are made with is loaded then: the first visitor's would else come in pieces, later
 * and half a kilobyte larger. Where no page can be made there is nothing to be said of it here.
 */
export const warmUp = async (app: FastifyInstance, origin: string): Promise<void> => {
  await app.inject({ url: path, headers: { host: new URL(origin).host } }).catch(() => undefined);
};
