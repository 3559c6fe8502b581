import { readCc5, type Cc5Answer } from './cc5.ts';

/** Where the bank's API is and how long it may take. */
export interface BankLine {
  /** `…/fim/api`. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

/** What came back. `unknown`: nobody can say what the bank did, or whether it heard us; `why` holds no secret. */
export type BankReply =
  | { readonly kind: 'answered'; readonly answer: Cc5Answer }
  | { readonly kind: 'unknown'; readonly why: string };

/** Bytes of the longest answer that is read; a history of hundreds of rows fits. */
const mostBytes = 256_000;

/** The bank does not know our API user, or does not let it ask: that says nothing about any payment. */
const loginCodes: ReadonlySet<string> = new Set(['CORE-2201', 'CORE-2254']);

const unknown = (why: string): BankReply => ({ kind: 'unknown', why });

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

const exchange = async (
  request: string,
  { apiUrl, fetch }: BankLine,
  signal: AbortSignal,
): Promise<BankReply> => {
  const response = await fetch(apiUrl, {
    method: 'POST',
    body: new URLSearchParams({ DATA: request }),
    redirect: 'manual',
    signal,
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return unknown(`status ${response.status}`);
  }
  const bytes = await readBody(response);
  if (bytes === null) return unknown('an answer too long to read');
  const answer = readCc5(bytes);
  if (!answer) return unknown('an answer that is none of the bank’s');
  if (loginCodes.has(answer.errorCode)) return unknown(`the bank refused our login (${answer.errorCode})`);
  return { kind: 'answered', answer };
};

/** Sends one request to the bank's API (PAY-10), once: repeating is for whoever has read the history in between. */
export const askBank = async (request: string, line: BankLine): Promise<BankReply> => {
  const signal = AbortSignal.timeout(line.timeoutMs);
  try {
    return await exchange(request, line, signal);
  } catch (error) {
    if (signal.aborted) return unknown('no answer in time');
    const code = codeOf(error);
    return unknown(code === null ? 'no connection' : `no connection (${code})`);
  }
};
