import { askGateway, type GatewayLine, type GatewayReply } from '@caravan/server';
import type { z } from 'zod';
import { authorization } from './signature.ts';

/** One shop at iyzico's server. */
export interface IyzicoMerchant {
  /** `https://api.iyzipay.com`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
}

/** An answer that could be read; or nobody can say what the gateway did, and `why` holds no secret. */
export type Answer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'unknown'; readonly why: string };

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
};

/** The keys are wrong, or a request was not signed as it should: that says nothing about any payment. */
const loginCodes: ReadonlySet<string> = new Set(['1000', '1001']);

const read = <Shape extends z.ZodType<{ errorCode: string }>>(
  shape: Shape,
  reply: GatewayReply,
): Answer<z.output<Shape>> => {
  if (reply.kind === 'unknown') return reply;
  if (reply.status >= 500) return { kind: 'unknown', why: `status ${reply.status}` };
  // Refusals come with 200 or with a status of their own, and look the same.
  const answer = shape.safeParse(parsed(reply.bytes));
  if (!answer.success) return { kind: 'unknown', why: 'an answer that is none of iyzico’s' };
  const { errorCode } = answer.data;
  return loginCodes.has(errorCode)
    ? { kind: 'unknown', why: `iyzico refused our keys (${errorCode})` }
    : { kind: 'answered', value: answer.data };
};

/** Signed questions to iyzico's server, each asked once. */
export const createIyzicoApi = (
  { apiUrl, ...keys }: IyzicoMerchant,
  { token, ...line }: GatewayLine & { readonly token: (bytes: number) => string },
) => {
  const signed = (path: string, body: string): Readonly<Record<string, string>> => {
    const randomKey = token(12);
    return {
      authorization: authorization({ path, body, randomKey }, keys),
      'x-iyzi-rnd': randomKey,
      'content-type': 'application/json',
      accept: 'application/json',
    };
  };

  return {
    async post<Shape extends z.ZodType<{ errorCode: string }>>(
      path: string,
      content: Readonly<Record<string, unknown>>,
      shape: Shape,
    ): Promise<Answer<z.output<Shape>>> {
      const body = JSON.stringify(content);
      const headers = signed(path, body);
      return read(shape, await askGateway({ url: apiUrl + path, method: 'POST', headers, body }, line));
    },

    async get<Shape extends z.ZodType<{ errorCode: string }>>(
      path: string,
      query: Readonly<Record<string, string>>,
      shape: Shape,
    ): Promise<Answer<z.output<Shape>>> {
      const url = `${apiUrl}${path}?${new URLSearchParams(query).toString()}`;
      return read(shape, await askGateway({ url, headers: signed(path, '') }, line));
    },
  };
};

export type IyzicoApi = ReturnType<typeof createIyzicoApi>;
