/** One question to a gateway's server. */
export interface GatewayQuestion {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

/** How long a gateway may take, and the way to it. */
export interface GatewayLine {
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

/** What came back. `unknown`: nobody can say what the gateway did, or whether it heard us; `why` holds no secret. */
export type GatewayReply =
  | { readonly kind: 'answered'; readonly status: number; readonly bytes: Buffer }
  | { readonly kind: 'unknown'; readonly why: string };

/** Bytes of the longest answer that is read; a history of hundreds of rows fits. */
const mostBytes = 256_000;

/** The body, or null when it is longer than any answer. */
const readBody = async ({ body }: Response): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** What broke, by its code only: a message could repeat what was sent. */
const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : codeOf(error.cause);
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : null;
};

/** Asks once, in time, whatever the line does: repeating is for whoever has read the history in between (PAY-10). */
export const askGateway = async (
  { url, ...question }: GatewayQuestion,
  { timeoutMs, fetch }: GatewayLine,
): Promise<GatewayReply> => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...question, redirect: 'manual', signal });
    const bytes = await readBody(response);
    if (bytes === null) return { kind: 'unknown', why: 'an answer too long to read' };
    return { kind: 'answered', status: response.status, bytes };
  } catch (error) {
    if (signal.aborted) return { kind: 'unknown', why: 'no answer in time' };
    const code = codeOf(error);
    return { kind: 'unknown', why: code === null ? 'no connection' : `no connection (${code})` };
  }
};
