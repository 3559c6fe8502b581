import type { FastifyInstance } from 'fastify';

interface Link {
  Querystring: { token?: string | string[] };
}

/**
 * A link of a mail that works without login: in a browser it leads to the page `/mails/{done}` or `/mails/failed`, and a mail program
 * may post it (RFC 8058). `follow` is false for a token that opens nothing.
 */
export const registerMailLink = (
  scope: FastifyInstance,
  path: string,
  done: string,
  follow: (token: string) => Promise<boolean>,
): void => {
  const followed = async ({ token }: Link['Querystring']): Promise<boolean> =>
    typeof token === 'string' && /^[\w-]{22}$/.test(token) && follow(token);
  scope.get<Link>(path, { exposeHeadRoute: false }, async (request, reply) => {
    const found = await followed(request.query);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(`/mails/${found ? done : 'failed'}`, 303);
  });
  scope.post<Link>(path, async (request, reply) =>
    reply
      .code((await followed(request.query)) ? 200 : 404)
      .header('cache-control', 'no-store')
      .send(),
  );
};
