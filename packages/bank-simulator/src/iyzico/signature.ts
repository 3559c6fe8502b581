import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (text: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(text, 'utf8').digest('hex');

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** `signature` of an answer: its values in the order of their endpoint, prices without trailing zeros. */
export const answerSignature = (
  values: readonly (string | number | undefined)[],
  secretKey: string,
): string => hmac(values.map((value) => value ?? '').join(':'), secretKey);

/** The API key of an `IYZWSv2` header; null when it is none. */
export const apiKeyOf = (header: string | undefined): string | null => partsOf(header).get('apiKey') ?? null;

const partsOf = (header = ''): ReadonlyMap<string, string> => {
  const encoded = /^IYZWSv2 ([A-Za-z0-9+/=]+)$/.exec(header)?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return new Map(
    text.split('&').map((part) => [part.split(':')[0] ?? '', part.slice(part.indexOf(':') + 1)]),
  );
};

/** Whether a request was signed with that key: random key, path without its query, body as it was sent. */
export const isSigned = (
  {
    header,
    path,
    body,
  }: { readonly header: string | undefined; readonly path: string; readonly body: string },
  secretKey: string,
): boolean => {
  const parts = partsOf(header);
  return same(parts.get('signature') ?? '', hmac(`${parts.get('randomKey') ?? ''}${path}${body}`, secretKey));
};
