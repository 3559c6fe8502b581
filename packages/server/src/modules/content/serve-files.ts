import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Content } from './create-content.ts';

const year = 31_536_000;

/** The bytes that a `range` header asks for: null for all of them, undefined for a range that there is not. */
const rangeOf = (
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? undefined : { start, end };
};

/** Kinds that a browser shows in a tab of its own. */
const shown = /^(?:image|video)\/|^application\/pdf$/;

/** Pictures, clips and documents of the country's pages. A name is made of what is in the file, so it is kept for ever. */
export const serveContentFiles = (
  app: FastifyInstance,
  content: Pick<Content, 'file' | 'fileBytes'>,
): void => {
  app.get<{ Params: { name: string } }>('/content/:name', async (request, reply) => {
    const { name } = request.params;
    const file = /^[\w-]{1,80}\.\w{1,5}$/.test(name) ? await content.file(name) : undefined;
    if (!file) return reply.callNotFound();
    const { type, size } = file;
    reply.headers({
      'content-type': type,
      'cache-control': `public, max-age=${year}, immutable`,
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      ...(!shown.test(type) && { 'content-disposition': `attachment; filename="${name}"` }),
    });
    const range = rangeOf(request.headers.range, size);
    if (range === undefined) return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    reply.header('content-length', end - start + 1);
    return reply.send(Readable.from(content.fileBytes(name, start, end), { objectMode: false }));
  });
};
