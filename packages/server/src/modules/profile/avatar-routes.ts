import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { empty, ok } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createThrottle, waitFor } from '../../http/throttle.ts';
import { createMemberRepository, userView } from '../accounts/index.ts';
import { createAvatarRepository } from './avatar-repository.ts';
import { makeAvatar } from './make-avatar.ts';
import { ownAtHome } from './own-at-home.ts';

/** Bytes that an uploaded picture may have (ACC-3). */
export const mostAvatarBytes = 5 * 1024 * 1024;
const tokenBytes = 16;
const year = 31_536_000;
const rule = { what: 'avatar', limit: 30, windowMs: 3_600_000 } as const;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** The sent file, whole. What breaks off or is no form of several parts is the sender's fault. */
const readUpload = async (request: FastifyRequest): Promise<Buffer | null> => {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  try {
    const file: MultipartFile | undefined = await request.file();
    return file ? await file.toBuffer() : null;
  } catch (error) {
    throw isTooLarge(error)
      ? new Refusal('too_large', { words: 'server.avatar.tooLarge' })
      : new Refusal('invalid');
  }
};

/** API-53: the member's picture. `route` must be of a scope that takes forms of several parts. */
export const registerAvatars = (context: CountryContext, route: Route): void => {
  const { clock, ids } = context;
  const avatars = createAvatarRepository(context);
  const members = createMemberRepository(context);
  const throttle = createThrottle(context, rule);

  route('setAvatar', async ({ member, params, request, words }) => {
    ownAtHome(context, member, params.id);
    const waitMs = await throttle.count(String(member.id));
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    const file = await readUpload(request);
    if (file === null) throw refusedFields({ file: [words._('server.field.required')] });
    const image = await makeAvatar(file);
    if (image === null) throw new Refusal('unsupported_media_type', { words: 'server.avatar.notPicture' });
    await avatars.set(member.id, ids.token(tokenBytes), image, clock.now());
    const row = await members.byId(member.id);
    if (!row) throw new Refusal('not_found');
    return ok(userView(row));
  });
  route('deleteAvatar', async ({ member, params }) => {
    ownAtHome(context, member, params.id);
    await avatars.remove(member.id);
    return empty;
  });
};

/**
 * The pictures themselves, by an address that nobody guesses and that never shows another one. Kept by the member's own browser
 * only: a removed picture must not live on in a cache between.
 */
export const serveAvatars = (app: FastifyInstance, context: CountryContext): void => {
  const avatars = createAvatarRepository(context);
  app.get<{ Params: { file: string } }>('/avatar/:file', async (request, reply) => {
    const token = /^([\w-]{22})\.webp$/.exec(request.params.file)?.[1];
    const image = token === undefined ? undefined : await avatars.find(token);
    if (!image) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': `private, max-age=${year}, immutable`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(image));
  });
};
