import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliAt, compressor, encodingFor, type Encoding } from './packing/encoding.ts';
import { contentSecurity, type FormTargets } from '../http/security/content-security.ts';
import { createCommonPacker } from './packing/common-brotli.ts';
import { cutAtNonce, fillHoles, withNonce } from './packing/nonce-holes.ts';
import type { KeptPage } from './page-cache.ts';
import { wholeOf } from './page-parts.ts';
import type { PageInTheMaking } from './page-in-the-making.ts';
import { spliceBrotli, type SplicedPage } from './packing/spliced-brotli.ts';

export interface SenderOptions {
  /** A fresh unguessable nonce, as long as the placeholder. */
  readonly nonce: () => string;
  readonly placeholder: string;
  readonly formTargets: FormTargets;
  /** The country has analytics. */
  readonly counted: boolean;
  /** Hosts whose players a page may show. */
  readonly videoHosts: readonly string[];
}

/** Sends documents, each with a nonce of its own. */
export interface Sender {
  /** A kept page, or 304 when the browser still has it. */
  readonly sendKept: (request: FastifyRequest, reply: FastifyReply, page: KeptPage) => Promise<void>;
  /**
   * A page as it is made: whole where it is there at once, else its head first and the rest as it comes, as fast as the browser
   * reads. One visitor's `own` is stored nowhere.
   */
  readonly sendMade: (
    request: FastifyRequest,
    reply: FastifyReply,
    made: Pick<PageInTheMaking, 'atOnce' | 'read'>,
    own: boolean,
  ) => Promise<void>;
}

/**
 * A document belongs to one browser: its nonce must not come from a shared cache (S21), and it is asked for again each time,
 * which costs a 304. Without `no-store`, 'Back' shows it at once.
 */
const caching = { 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' };
const unstored = { ...caching, 'cache-control': 'private, no-store' };

/** Of a whole page: a little smaller than what is compressed while it is being made. */
const wholeParams = brotliAt(9);

/**
 * Of a whole page once a second at most, however many are asked for: a twentieth smaller, for some 34 ms of another thread. What is
 * kept is not packed so again when its page is made anew and says the same (0056).
 */
const strong = { params: brotliAt(10), everyMs: 1000, mostKept: 64 };

/** Gives the strong way once in its time, and the usual one in between. */
const sparingly = () => {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < strong.everyMs) return wholeParams;
    last = now;
    return strong.params;
  };
};

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

export const createSender = ({
  nonce: newNonce,
  placeholder,
  formTargets,
  counted,
  videoHosts,
}: SenderOptions): Sender => {
  const openWith = (
    reply: FastifyReply,
    encoding: Encoding,
    { own = false, nonce = newNonce() }: { readonly own?: boolean; readonly nonce?: string } = {},
  ): string => {
    reply.headers({
      ...(own ? unstored : caching),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurity(nonce, formTargets, { counted, videoHosts }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    return nonce;
  };
  const common = createCommonPacker(placeholder);
  const compressed = new WeakMap<KeptPage, Promise<SplicedPage | null>>();
  const etags = new WeakMap<KeptPage, string>();
  const etagOf = (page: KeptPage): string => {
    const found = etags.get(page) ?? digestOf(page);
    etags.set(page, found);
    return found;
  };
  const paramsOfKept = sparingly();
  const paramsOfMade = sparingly();
  /** What was packed strongly, by what it says. */
  const strongly = new Map<string, Promise<SplicedPage | null>>();
  const splice = (page: KeptPage): Promise<SplicedPage | null> => {
    const params = paramsOfKept();
    const parts = cutAtNonce(wholeOf(page), placeholder);
    const made = spliceBrotli(parts, placeholder.length, params).catch(() => null);
    if (params === strong.params) strongly.set(etagOf(page), made);
    const [oldest] = strongly.keys();
    if (oldest !== undefined && strongly.size > strong.mostKept) strongly.delete(oldest);
    return made;
  };
  /** A page as it travels to a browser that takes it so. */
  const packed = async (html: Buffer, encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'br') return brotli(html, { params: paramsOfMade() });
    return encoding === 'gzip' ? gzipped(html, { level: 6 }) : html;
  };
  const splicedOf = (page: KeptPage): Promise<SplicedPage | null> => {
    const made = compressed.get(page) ?? strongly.get(etagOf(page)) ?? splice(page);
    compressed.set(page, made);
    return made;
  };
  return {
    sendKept: async (request, reply, page) => {
      const etag = etagOf(page);
      reply.header('etag', etag);
      if (matches(request.headers['if-none-match'], etag)) {
        // No new policy: the browser keeps the old nonce's document together with the old nonce's policy.
        await reply.headers(caching).code(304).send();
        return;
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      const spliced = encoding === 'br' ? await splicedOf(page) : null;
      const nonce = openWith(reply, encoding);
      await reply.send(
        spliced
          ? spliced.with(nonce)
          : await packed(fillHoles(cutAtNonce(wholeOf(page), placeholder), nonce), encoding),
      );
    },
    sendMade: async (request, reply, made, own) => {
      const encoding = encodingFor(request.headers['accept-encoding']);
      const whole = await made.atOnce();
      if (whole) {
        const nonce = newNonce();
        const body =
          (encoding === 'br' ? await common.pack(whole, nonce) : null) ??
          (await packed(fillHoles(cutAtNonce(wholeOf(whole), placeholder), nonce), encoding));
        openWith(reply, encoding, { own, nonce });
        await reply.send(body);
        return;
      }
      const nonce = openWith(reply, encoding, { own });
      const out = encoding === 'identity' ? new PassThrough() : compressor(encoding);
      void reply.send(out);
      let head = true;
      try {
        for await (const text of withNonce(made.read(), placeholder, nonce)) {
          if (out.destroyed) return;
          await written(out, text);
          if (head && 'flush' in out) out.flush();
          head = false;
        }
        out.end();
      } catch (error) {
        // A page that broke off must not look whole.
        out.destroy();
        throw error;
      }
    },
  };
};

/** Of what a page says, whatever its nonce. */
const digestOf = ({ head, common, rest }: KeptPage): string => {
  const hash = createHash('sha256');
  for (const part of [head, common, rest]) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

const matches = (asked: string | undefined, etag: string): boolean =>
  (asked ?? '').split(',').some((tag) => tag.trim() === etag);

const written = async (out: Writable, text: Buffer): Promise<void> => {
  if (!out.write(text)) await Promise.race([once(out, 'drain'), once(out, 'close')]);
};
