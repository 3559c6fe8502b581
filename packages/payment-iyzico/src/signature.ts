import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (text: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(text, 'utf8').digest('hex');

/** What of a request is signed: the path without its query, and the body as it is sent. */
export interface SignedRequest {
  readonly path: string;
  readonly body: string;
  readonly randomKey: string;
}

/** `Authorization` of a request ("IYZWSv2", HMAC-SHA256). */
export const authorization = (
  { path, body, randomKey }: SignedRequest,
  { apiKey, secretKey }: { readonly apiKey: string; readonly secretKey: string },
): string => {
  const signature = hmac(`${randomKey}${path}${body}`, secretKey);
  const parts = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(parts, 'utf8').toString('base64')}`;
};

/** Whether `given` signs these values of an answer, in their endpoint's order; takes as long for a near miss as for a far one. */
export const isSignedBy = (secretKey: string, given: string, values: readonly string[]): boolean => {
  const expected = Buffer.from(hmac(values.join(':'), secretKey));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
