import { askGateway, type GatewayLine } from '../ask-gateway.ts';
import { readCc5, type Cc5Answer } from './cc5.ts';

/** Where the bank's API is and how long it may take. */
export interface BankLine extends GatewayLine {
  /** `…/fim/api`. */
  readonly apiUrl: string;
}

/** What came back. `unknown`: nobody can say what the bank did, or whether it heard us; `why` holds no secret. */
export type BankReply =
  | { readonly kind: 'answered'; readonly answer: Cc5Answer }
  | { readonly kind: 'unknown'; readonly why: string };

/** The bank does not know our API user, or does not let it ask: that says nothing about any payment. */
const loginCodes: ReadonlySet<string> = new Set(['CORE-2201', 'CORE-2254']);

const unknown = (why: string): BankReply => ({ kind: 'unknown', why });

/** Sends one request to the bank's API (PAY-10). */
export const askBank = async (request: string, { apiUrl, ...line }: BankLine): Promise<BankReply> => {
  const body = new URLSearchParams({ DATA: request });
  const reply = await askGateway({ url: apiUrl, method: 'POST', body }, line);
  if (reply.kind === 'unknown') return reply;
  if (reply.status !== 200) return unknown(`status ${reply.status}`);
  const answer = readCc5(reply.bytes);
  if (!answer) return unknown('an answer that is none of the bank’s');
  if (loginCodes.has(answer.errorCode)) return unknown(`the bank refused our login (${answer.errorCode})`);
  return { kind: 'answered', answer };
};
