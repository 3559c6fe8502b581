import type { FastifyServerOptions } from 'fastify';

/** How a server writes its log: JSON lines to standard output, or to `stream`. */
export interface LogOptions {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

const secrets = ['authorization', 'cookie', 'password', 'token', 'pan', 'cv2', 'nationalNumber'];

/** An error without what a query was given: those values may be anybody's address, mail or number (S40). */
const plainError = (error: Error & { code?: unknown }): { type: string; message: string; stack: string } => {
  const plain = (text: string): string => text.replace(/\nparams: [^\n]*/g, '');
  const cause = error.cause instanceof Error ? `\n${plain(error.cause.stack ?? '')}` : '';
  return { type: error.name, message: plain(error.message), stack: plain(error.stack ?? '') + cause };
};

/** Fastify's logger: addresses without their query, no header, no secret. */
export const loggerOf = (options: LogOptions | undefined): NonNullable<FastifyServerOptions['logger']> =>
  options === undefined
    ? false
    : {
        level: options.level,
        redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: '[secret]' },
        serializers: { err: plainError },
        ...(options.stream ? { stream: options.stream } : {}),
      };
