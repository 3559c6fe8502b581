import type { ErrorCode } from '@caravan/contract';
import type { ApiError } from './api-error.ts';
import type { Received } from './transport.ts';

/**
 * Reads a refusal: the first item of an array answer, `detail`, or the first message of the first field (ERR-4).
 * Faults of the server say only `serverError` (ERR-2), and so does an answer without words (ERR-5); maintenance is none.
 */
export const errorFromAnswer = ({ status, body }: Received, serverError: string): ApiError => {
  const fields = Array.isArray(body) ? {} : fieldsOf(body);
  const code = codeOf(body);
  const spoken = Array.isArray(body) ? body.find(isText) : (detailOf(body) ?? Object.values(fields)[0]?.[0]);
  return {
    kind: 'http',
    status,
    ...(code === undefined ? {} : { code }),
    message: spoken === undefined || (status >= 500 && code !== 'maintenance') ? serverError : spoken,
    fields,
    body,
  };
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const detailOf = (body: unknown): string | undefined =>
  isObject(body) && isText(body['detail']) ? body['detail'] : undefined;

const codeOf = (body: unknown): ApiError['code'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a newer server's code is handed on as it is
  isObject(body) && isText(body['code']) ? (body['code'] as ErrorCode) : undefined;

const fieldsOf = (body: unknown): Record<string, string[]> => {
  if (!isObject(body)) return {};
  const lists = Object.entries(body).map(
    ([name, value]) => [name, Array.isArray(value) ? value.filter(isText) : []] as const,
  );
  return Object.fromEntries(
    lists.filter(([, messages]) => messages.length > 0).map(([name, list]) => [name, [...list]]),
  );
};
